import "@fontsource/eb-garamond/latin-500.css";
import "@fontsource/eb-garamond/latin-ext-500.css";
import "./look/fonts.css";
import "./look/room.css";
import { mount } from "svelte";
import App from "./App.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
mount(App, { target });

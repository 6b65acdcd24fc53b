declare module "virtual:icons/table" {
  const icons: Record<string, string>;
  export default icons;
}
declare module "virtual:icons/games" {
  const icons: Record<string, string>;
  export default icons;
}

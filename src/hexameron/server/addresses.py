"""Where others reach this server: what an invitation must be called by to work for who gets it."""

from __future__ import annotations

import socket
from contextlib import suppress
from ipaddress import ip_address

EVERYWHERE = ("", "0.0.0.0", "::")

FAR = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
"""Addresses that belong to nobody: which way they would be sent shows our own address in the network."""

PORT = 9


def is_loopback(host: str) -> bool:
    """Whether only this computer reaches a server that listens there."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def origins(host: str, port: int) -> list[str]:
    """How browsers on other computers call a server that listens on this host; nothing if they cannot.

    >>> origins("127.0.0.1", 8420)
    []
    >>> origins("192.168.1.20", 8420)
    ['http://192.168.1.20:8420']
    """
    if is_loopback(host):
        return []
    names = own_addresses() if host in EVERYWHERE else [host]
    return [f"http://{f'[{name}]' if ':' in name else name}:{port}" for name in names]


def own_addresses() -> list[str]:
    """The addresses of this computer in its network, the usual kind first. Nothing is sent to find them."""
    found = []
    for family, far in FAR:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((far, PORT))
            found.append(str(probe.getsockname()[0]))
    return [one for one in found if not ip_address(one).is_loopback]

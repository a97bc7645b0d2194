"""paper.png: a seamless tile of grain and fibres, grey with alpha, written without an image library."""
import math
import struct
import zlib

from svg import noise

SIZE = 96


def grain():
    return [[(noise("grain", x // 2, y // 2) - .5) * .7 for x in range(SIZE)] for y in range(SIZE)]


def add_fibre(field, i):
    x, y, turn = noise("fx", i) * SIZE, noise("fy", i) * SIZE, noise("ft", i) * 6.28
    for k in range(int(5 + noise("fl", i) * 10)):
        field[int(y) % SIZE][int(x) % SIZE] += .9 if i % 2 else -.9
        x, y, turn = x + math.cos(turn), y + math.sin(turn), turn + (noise("fb", i, k) - .5) * .5


def pixel(value):
    """Grey and alpha; few levels, so that it packs well."""
    level = round(min(1, abs(value)) * 3) * 5
    return bytes((255, level * 2) if value > 0 else (60, level))


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def tile():
    field = grain()
    for i in range(70):
        add_fibre(field, i)
    rows = b"".join(b"\0" + b"".join(pixel(value) for value in row) for row in field)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", SIZE, SIZE, 8, 4, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b""))

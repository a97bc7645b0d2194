"""Headers of the chapters, 720 x 240, one a year."""
from art.tones import INK
from lanterns_west.years.early import y1865, y1868, y1871, y1874
from lanterns_west.years.late import y1889, y1892, y1895, y1898
from lanterns_west.years.middle import y1877, y1880, y1883, y1886


W, H = 720, 240


YEARS = {
    1865: y1865,
    1868: y1868,
    1871: y1871,
    1874: y1874,
    1877: y1877,
    1880: y1880,
    1883: y1883,
    1886: y1886,
    1889: y1889,
    1892: y1892,
    1895: y1895,
    1898: y1898,
}


def header(year):
    return (
        YEARS[year]()
        + f'<rect x="1.5" y="1.5" width="717" height="237" fill="none" stroke="{INK}" stroke-width="3"/><rect x="5.5"'
        ' y="5.5" width="709" height="229" fill="none" stroke="#FFF4DA" stroke-width="2"/>'
    )

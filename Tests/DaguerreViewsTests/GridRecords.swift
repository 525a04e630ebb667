/// What SwiftUI answered for grids of known cells, as a public record has it (macOS 27); figures, and nothing else of it.
///
/// A paragraph is a grid: what it is offered, its alignment and its spacing where it has them; its rows, those of a view
/// across all columns after `|`; its size and where each cell is. See ``GridRecord`` for how a cell is written.
enum GridRecords {
  static let sizes = """
    -x-
    30x10, 20x20
    10x30, 40x10
    = 78x58; 0,5 30x10; 48,0 20x20; 10,28 10x30; 38,38 40x10

    -x- gaps 0 0
    30x10, 20x20
    10x30, 40x10
    = 70x50; 0,5 30x10; 40,0 20x20; 10,20 10x30; 30,30 40x10

    -x- gaps 3 5
    30x10, 20x20
    10x30, 40x10
    = 73x55; 0,5 30x10; 43,0 20x20; 10,25 10x30; 33,35 40x10

    -x- gaps -10 -5
    30x10, 20x20
    10x30, 40x10
    = 60x45; 0,5 30x10; 30,0 20x20; 10,15 10x30; 20,25 40x10

    -x-
    30x10, 20x20, 5x5
    10x30
    = 71x58; 0,5 30x10; 38,0 20x20; 66,7.5 5x5; 10,28 10x30

    -x-
    30x10
    nothing
    10x30
    = 30x48; 0,0 30x10; 10,18 10x30

    -x-
    | 30x10
    | 10x20
    = 30x38; 0,0 30x10; 10,18 10x20

    200x100
    | 30x10
    | ~x~
    = 200x100; 85,0 30x10; 0,18 200x82

    200x200
    30x10, 20x20
    10x30, 40x10
    = 78x58; 0,5 30x10; 48,0 20x20; 10,28 10x30; 38,38 40x10
    """

  static let flexibility = """
    200x100
    ~x~, 20x20
    10x30, 40x10
    = 200x100; 0,0 152x62; 170,21 20x20; 71,70 10x30; 160,80 40x10

    -x-
    ~x~, 20x20
    10x30, 40x10
    = 58x58; 0,0 10x20; 28,0 20x20; 0,28 10x30; 18,38 40x10

    200x-
    ~x~, 20x20
    10x30, 40x10
    = 200x58; 0,0 152x20; 170,0 20x20; 71,28 10x30; 160,38 40x10

    -x100
    ~x~, 20x20
    10x30, 40x10
    = 58x100; 0,0 10x62; 28,21 20x20; 0,70 10x30; 18,80 40x10

    200x200
    halfx10, 20x20
    10x30, halfx10
    = 104x58; 12,5 24x10; 70,0 20x20; 19,28 10x30; 68,38 24x10

    200x100
    ~x20, 20x20
    10x30, 40x10
    = 200x58; 0,0 152x20; 170,0 20x20; 71,28 10x30; 160,38 40x10

    200x100
    20x~, 20x20
    10x30, 40x10
    = 68x100; 0,0 20x62; 38,21 20x20; 5,70 10x30; 28,80 40x10

    200x100
    0~150x0~150, 20x20
    10x30, 40x10
    = 198x100; 0,0 150x62; 168,21 20x20; 70,70 10x30; 158,80 40x10

    200x100
    0~50x0~50, 20x20
    10x30, 40x10
    = 98x88; 0,0 50x50; 68,15 20x20; 20,58 10x30; 58,68 40x10

    200x100
    ~x~, 20x20
    10x30, ~x~
    = 200x100; 0,0 96x46; 142,13 20x20; 43,62 10x30; 104,54 96x46

    100x100
    ~x~, 120x20
    10x30, 40x10
    = 138x100; 0,0 10x62; 18,21 120x20; 0,70 10x30; 58,80 40x10

    200x100
    20x20, ~x~, ~x~
    = 200x100; 0,40 20x20; 28,0 82x100; 118,0 82x100

    100x100
    0~30x10, 0~55x10
    = 93x10; 0,0 30x10; 38,0 55x10

    200x100
    halfx10, ~x~
    = 200x100; 12,45 24x10; 56,0 144x100

    200x100
    10~20x10, 20x~, 10~160x30
    = 138x100; 0,45 20x10; 28,0 20x100; 56,35 82x30

    150x-
    10~50x10~50, 30x~, ~x~
    = 150x10; 0,0 50x10; 58,0 30x10; 96,0 54x10

    150x100
    10~50x10~50, 30x~, ~x~
    = 150x100; 0,25 44.67x50; 52.67,0 30x100; 90.67,0 59.33x100

    infxinf
    ~x~, 20x20
    10x30, 40x10
    = infxinf

    infxinf
    30x10, 20x20
    10x30, 40x10
    = 78x58

    infxinf
    ~x~, 0~50x10 first-1
    = infxinf

    infx100
    ~x~, 10x~ first-1
    = infx100

    150x- gaps - 12
    30x10 at leading, 40x60 column leading, halfx10 column center
    = 118x60; 0,25 30x10; 38,0 40x60; 94,25 16x10

    60x60 topTrailing gaps - 0
    10x20 column leading, 10~110x40, 20x~
    10x~
    = 60.67x70; 0,0 10x20; 18,0 14.67x40; 40.67,0 20x40; 0,40 10x30

    300x200 bottom
    | 20~120x20~120
    ~x20, halfx10
    top: 30~40x20 loose v
    = 227x138; 53.5,0 120x82; 0,90 146x20; 172.25,100 36.5x10; 53,118 40x20

    100x100 bottomTrailing gaps - 12
    top: 20~60x20~60 loose v, 10~50x20 loose v
    0~30x30, 20~60x20~60 column center
    top: 60x30
    = 114x104; 0,0 60x20; 68,0 46x20; 30,32 30x30; 68,32 46x30; 0,74 60x30

    200x100 topTrailing
    center: ~x30 at trailing column trailing, 40x60 at bottom
    | 30~50x10 at bottom
    | 10x~ first1 column trailing
    = 198x170; 0,15 150x30; 158,0 40x60; 74,68 50x10; 188,86 10x84
    """

  static let spacing = """
    200x100
    spacer, 20x20
    10x30, 40x10
    = 190x80; 0,0 142x42; 160,11 20x20; 66,50 10x30; 150,60 40x10

    -x-
    spacer, 20x20
    10x30, 40x10
    = 58x58; 0,0 10x20; 28,0 20x20; 0,28 10x30; 18,38 40x10

    -x80
    30x10, spacer, 10x~
    = 48x80; 0,35 30x10; 30,0 8x80; 38,0 10x80

    -x80
    30x10, 8x8, 10x~
    = 64x80; 0,35 30x10; 38,36 8x8; 54,0 10x80

    -x80 gaps 12 -
    30x10, spacer, 10x10
    = 72x70; 0,30 30x10; 42,0 8x70; 62,30 10x10

    100x100
    spacer
    = 100x100; 0,0 100x100

    300x200
    40x40
    halfx10, 20x40 span2
    0~30x40
    = 76.67x136; 4.33,0 40x40; 12.17,63 24.33x10; 56.67,48 20x40; 9.33,96 30x40

    -x-
    40x40
    halfx10, 20x40 span2
    0~30x40
    = 68x136; 0,0 40x40; 10,63 20x10; 48,48 20x40; 5,96 30x40

    60x60 bottomLeading gaps 0 0
    | spacer
    bottom: ~x20 at bottom loose v, 60x40 column center, 150x40 at top
    = 210x60; 0,0 210x20; 0,40 0x20; 0,20 60x40; 60,20 150x40

    200x100 bottomLeading gaps 12 0
    center: 40x~
    | 60x20
    | spacer
    = 140x108; 0,0 40x80; 0,80 60x20; 0,100 140x8

    200x100 top gaps - 0
    bottom: 10x60 column center, 30x20 span2, spacer span2 at trailing column leading
    30x~ first-1 at top
    = 200x100; 10,0 10x60; 38,40 30x20; 68,0 132x60; 0,60 30x40

    300x200 leading gaps 0 -
    10x30
    top: 30~60x20 at bottomLeading, spacer at bottomLeading loose v, 30~130x10
    = 300x58; 0,0 10x30; 0,38 60x20; 60,38 110x20; 170,38 130x10

    -x80 leading gaps - 12
    30~180x20 span3 column leading, spacer at bottom column trailing, 100x20
    20x60 column trailing loose h, halfx10
    = 156x92; 0,0 48x20; 48,0 8x20; 56,0 100x20; 0,32 20x60; 28,57 10x10

    60x60 topLeading gaps - 12
    center: 10x40 span3 column leading, 10x20 at bottomLeading column center loose v, spacer span2 at center loose h
    spacer at bottomLeading column leading, 60x30 loose h
    spacer at center loose h, spacer
    = 94x102; 0,0 10x40; 76,20 10x20; 86,0 8x40; 0,52 8x30; 8,52 60x30; 0,94 8x8; 8,94 60x8

    100x100 top
    ~x20 span3, spacer span2 loose v
    = 108x20; 0,0 100x20; 100,0 8x20

    60x60 bottomLeading
    spacer first0 at topLeading loose hv
    ~x40 column center loose v, halfx10 at center, spacer first0
    = 60x48; 0,0 21.67x8; 0,8 21.67x40; 31.83,23 4.33x10; 38.33,8 21.67x40
    """
}

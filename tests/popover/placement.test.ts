import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeBeside } from '../../src/popover/placement.ts';

const VIEW = { left: 0, top: 0, right: 1280, bottom: 900 };
const SIZE = { width: 380, height: 300 };
const at = (left: number, top: number, width = 250, height = 350) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('a panel beside a picture', () => {
  it('stands to the right, level with its top', () => {
    const { side, left, top } = placeBeside([at(40, 60)], SIZE, VIEW, 900);
    expect([side, left, top]).toEqual(['right', 296, 60]);
  });

  it('stands to the left where the right has no room', () => {
    const { side, left } = placeBeside([at(1000, 60)], SIZE, VIEW, 900);
    expect(side).toBe('left');
    expect(left + SIZE.width).toBeLessThan(1000);
  });

  it('stays on its side while there is room', () => {
    expect(placeBeside([at(500, 60)], SIZE, VIEW, 900).side).toBe('right');
    expect(placeBeside([at(500, 60)], SIZE, VIEW, 900, 'left').side).toBe('left');
    expect(placeBeside([at(40, 60)], SIZE, VIEW, 900, 'left').side).toBe('right');
  });

  it('stands beside the picture that the site shows, and covers neither it nor the name', () => {
    const name = at(300, 400, 120, 20);
    const { side, left } = placeBeside([name, at(430, 300)], SIZE, VIEW, 900);
    expect([side, left]).toEqual(['right', 686]);
  });

  it('rises at the lower edge, so that its folds have room', () => {
    const { top = 0, maxHeight } = placeBeside([at(40, 800)], SIZE, VIEW, 900);
    expect(maxHeight).toBeGreaterThanOrEqual(SIZE.height);
    expect(top + SIZE.height).toBeLessThanOrEqual(VIEW.bottom);
  });

  it('goes below or above where no side has room, and to the lower edge of a picture that fills the view', () => {
    const narrow = { left: 0, top: 0, right: 420, bottom: 800 };
    expect(placeBeside([at(80, 40)], SIZE, narrow, 800).side).toBe('below');
    expect(placeBeside([at(80, 430)], SIZE, narrow, 800).side).toBe('above');
    const filled = placeBeside([at(0, 0, 420, 800)], SIZE, narrow, 800);
    expect(filled.maxHeight).toBeGreaterThan(200);
    expect((filled.top ?? 0) + filled.maxHeight).toBeLessThanOrEqual(800);
  });

  it('covers nothing that is to stay clear, wherever a side has room', () => {
    const box = fc
      .tuple(
        fc.integer({ min: -200, max: 1400 }),
        fc.integer({ min: -200, max: 1000 }),
        fc.integer({ min: 10, max: 500 }),
        fc.integer({ min: 10, max: 700 }),
      )
      .map((given) => at(...given));
    fc.assert(
      fc.property(fc.array(box, { minLength: 1, maxLength: 3 }), (clear) => {
        const { side, left, top, maxHeight } = placeBeside(clear, SIZE, VIEW, 900);
        if (side !== 'left' && side !== 'right') return;
        const bottom = (top ?? 0) + Math.min(SIZE.height, maxHeight);
        for (const other of clear)
          expect(
            other.left >= left + SIZE.width ||
              other.right <= left ||
              other.top >= bottom ||
              other.bottom <= (top ?? 0),
          ).toBe(true);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left + SIZE.width).toBeLessThanOrEqual(VIEW.right);
      }),
    );
  });
});

import type { ExhibitionItem } from '@tsumugi/contract'

/** The first picture of an item; its name stands beside it. */
export const Sketch = ({ item: { pictures } }: { item: ExhibitionItem }) =>
  pictures[0] ? <img src={pictures[0].thumbnails['320']} alt="" width="120" height="150" loading="lazy" /> : null

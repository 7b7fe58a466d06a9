import type { DemoDataset } from '../demo-rows.ts'

export interface DemoThing {
  userGroupId: number
  brandId: number
  season: string
  kind: 'image' | 'note' | 'colour'
  x: number
  y: number
  width: number
  note: string
  colour: { name: string; hex: string } | null
  merchandisingId: number | null
  storageKey: string | null
  name: string | null
}

/** The words at the head of each label's board. */
const themes: Record<number, { note: string; aside: string; colours: string[] }> = {
  1: {
    note: '27春夏「朝の庭」\n洗いざらしの麻と、乾いた綿。色は土と若葉。',
    aside: '襟ぐりは広め、丈は短め。\n袖で季節をつくる。',
    colours: ['生成', '海松', '砂', '甕覗'],
  },
  2: {
    note: '27春夏「山の道具」\n軽くて丈夫、日々に使う仕事着。',
    aside: '12ozデニムと\nリップストップを軸に。',
    colours: ['紺', '海松', '駱駝', '墨'],
  },
  3: {
    note: '27春夏「一枚の布」\n裁ち落としを減らす直線裁ち。',
    aside: '反物の幅を\nそのまま使う。',
    colours: ['藍', '杢灰', '生成', '煉瓦'],
  },
}
const perBoard = 9
const column = 264
const row = 300

/** A board for every label of the first company: pictures of its styles, two notes, and the colours of the season. */
export function brandBoards(demo: DemoDataset): DemoThing[] {
  const season = demo.seasons.find(({ code, userGroupId }) => code === '27SS' && userGroupId === 1)
  return Object.entries(themes).flatMap(([brand, { note, aside, colours }]) => {
    const brandId = Number(brand)
    const place = { userGroupId: 1, brandId, season: '27SS' }
    const nothing = { note: '', colour: null, merchandisingId: null, storageKey: null, name: null }
    const styles = demo.merchandisings.filter(
      (each) => each.brandId === brandId && each.seasonId === season?.id && !each.template,
    )
    const pictures = styles.slice(0, perBoard).flatMap((each, at): DemoThing[] => {
      const file = demo.mdFiles.find(({ merchandisingId, primary }) => merchandisingId === each.id && primary)
      if (!file) return []
      return [
        {
          ...place,
          ...nothing,
          kind: 'image',
          x: 24 + (at % 4) * column + (at > 3 ? 40 : 0),
          y: 190 + Math.floor(at / 4) * row,
          width: at % 5 === 0 ? 250 : 220,
          merchandisingId: each.id,
          storageKey: `demo/${file.id}.svg`,
          name: each.name,
          note: at % 4 === 0 ? '軸になる型' : '',
        },
      ]
    })
    const known = colours.flatMap(
      (name) => demo.colors.find((each) => each.userGroupId === 1 && each.name === name) ?? [],
    )
    const chips = known.map(({ name, hex }, at): DemoThing => ({
      ...place,
      ...nothing,
      kind: 'colour',
      x: 560 + at * 132,
      y: 32,
      width: 116,
      colour: { name, hex },
    }))
    return [
      { ...place, ...nothing, kind: 'note', x: 24, y: 32, width: 300, note },
      { ...place, ...nothing, kind: 'note', x: 344, y: 32, width: 190, note: aside },
      ...chips,
      ...pictures,
    ]
  })
}

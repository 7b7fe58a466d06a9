/** The groups of the regulation's table of fibres (domain §3.3, fabric). */
export const fibreClasses = [
  'plant',
  'animal',
  'regenerated',
  'semi_synthetic',
  'synthetic',
  'inorganic',
  'feather',
  'unclassified',
] as const
export type FibreClass = (typeof fibreClasses)[number]

export interface FibreTerm {
  key: string
  fibreClass: FibreClass
  /** Wool and the hair of goat, camel, rabbit and alpaca, which share a tolerance among themselves. */
  woolFamily: boolean
  /** Down and feather, which share a tolerance among themselves. */
  down: boolean
  /** The name or trade mark of the fibre may follow in brackets. */
  namedInBrackets: boolean
  /** 指定用語: any one of `ja` may be printed, the first is proposed. */
  terms: { ja: readonly string[]; en: string; 'zh-CN': string }
}

/** The designated terms as of 2025-01-01, in the order of the regulation's table; nothing else may stand on a label. */
export const fibreTerms = [
  {
    key: 'cotton',
    fibreClass: 'plant',
    woolFamily: false,
    down: false,
    namedInBrackets: false,
    terms: { ja: ['綿', 'コットン', 'COTTON'], en: 'Cotton', 'zh-CN': '棉' },
  },
  {
    key: 'linen',
    fibreClass: 'plant',
    woolFamily: false,
    down: false,
    namedInBrackets: false,
    terms: { ja: ['麻', '亜麻', 'リネン'], en: 'Linen', 'zh-CN': '亚麻' },
  },
  {
    key: 'ramie',
    fibreClass: 'plant',
    woolFamily: false,
    down: false,
    namedInBrackets: false,
    terms: { ja: ['麻', '苧麻', 'ラミー'], en: 'Ramie', 'zh-CN': '苎麻' },
  },
  {
    key: 'other_plant',
    fibreClass: 'plant',
    woolFamily: false,
    down: false,
    namedInBrackets: true,
    terms: { ja: ['植物繊維'], en: 'Plant fibre', 'zh-CN': '植物纤维' },
  },
  {
    key: 'wool',
    fibreClass: 'animal',
    woolFamily: true,
    down: false,
    namedInBrackets: false,
    terms: { ja: ['毛', '羊毛', 'ウール', 'WOOL'], en: 'Wool', 'zh-CN': '羊毛' },
  },
  {
    key: 'mohair',
    fibreClass: 'animal',
    woolFamily: true,
    down: false,
    namedInBrackets: false,
    terms: { ja: ['モヘヤ', '毛'], en: 'Mohair', 'zh-CN': '马海毛' },
  },
  {
    key: 'alpaca',
    fibreClass: 'animal',
    woolFamily: true,
    down: false,
    namedInBrackets: false,
    terms: { ja: ['アルパカ', '毛'], en: 'Alpaca', 'zh-CN': '羊驼毛' },
  },
  {
    key: 'camel',
    fibreClass: 'animal',
    woolFamily: true,
    down: false,
    namedInBrackets: false,
    terms: { ja: ['らくだ', 'キャメル', '毛'], en: 'Camel', 'zh-CN': '骆驼毛' },
  },
  {
    key: 'cashmere',
    fibreClass: 'animal',
    woolFamily: true,
    down: false,
    namedInBrackets: false,
    terms: { ja: ['カシミヤ', '毛'], en: 'Cashmere', 'zh-CN': '山羊绒' },
  },
  {
    key: 'angora',
    fibreClass: 'animal',
    woolFamily: true,
    down: false,
    namedInBrackets: false,
    terms: { ja: ['アンゴラ', '毛'], en: 'Angora', 'zh-CN': '兔毛' },
  },
  {
    key: 'other_hair',
    fibreClass: 'animal',
    woolFamily: true,
    down: false,
    namedInBrackets: true,
    terms: { ja: ['毛'], en: 'Animal hair', 'zh-CN': '其他毛' },
  },
  {
    key: 'silk',
    fibreClass: 'animal',
    woolFamily: false,
    down: false,
    namedInBrackets: false,
    terms: { ja: ['絹', 'シルク', 'SILK'], en: 'Silk', 'zh-CN': '蚕丝' },
  },
  {
    key: 'other_animal',
    fibreClass: 'animal',
    woolFamily: false,
    down: false,
    namedInBrackets: true,
    terms: { ja: ['動物繊維'], en: 'Animal fibre', 'zh-CN': '动物纤维' },
  },
  {
    key: 'rayon',
    fibreClass: 'regenerated',
    woolFamily: false,
    down: false,
    namedInBrackets: false,
    terms: { ja: ['レーヨン', 'RAYON'], en: 'Rayon', 'zh-CN': '粘胶纤维' },
  },
  {
    key: 'polynosic',
    fibreClass: 'regenerated',
    woolFamily: false,
    down: false,
    namedInBrackets: false,
    terms: { ja: ['ポリノジック'], en: 'Polynosic', 'zh-CN': '富强纤维' },
  },
  {
    key: 'cupro',
    fibreClass: 'regenerated',
    woolFamily: false,
    down: false,
    namedInBrackets: false,
    terms: { ja: ['キュプラ'], en: 'Cupro', 'zh-CN': '铜氨纤维' },
  },
  {
    key: 'other_regenerated',
    fibreClass: 'regenerated',
    woolFamily: false,
    down: false,
    namedInBrackets: true,
    terms: { ja: ['再生繊維'], en: 'Regenerated fibre', 'zh-CN': '再生纤维' },
  },
  {
    key: 'acetate',
    fibreClass: 'semi_synthetic',
    woolFamily: false,
    down: false,
    namedInBrackets: false,
    terms: { ja: ['アセテート', 'ACETATE'], en: 'Acetate', 'zh-CN': '醋酯纤维' },
  },
  {
    key: 'triacetate',
    fibreClass: 'semi_synthetic',
    woolFamily: false,
    down: false,
    namedInBrackets: false,
    terms: { ja: ['トリアセテート'], en: 'Triacetate', 'zh-CN': '三醋酯纤维' },
  },
  {
    key: 'other_semi_synthetic',
    fibreClass: 'semi_synthetic',
    woolFamily: false,
    down: false,
    namedInBrackets: true,
    terms: { ja: ['半合成繊維'], en: 'Semi-synthetic fibre', 'zh-CN': '半合成纤维' },
  },
  {
    key: 'nylon',
    fibreClass: 'synthetic',
    woolFamily: false,
    down: false,
    namedInBrackets: false,
    terms: { ja: ['ナイロン', 'NYLON'], en: 'Nylon', 'zh-CN': '锦纶' },
  },
  {
    key: 'polyester',
    fibreClass: 'synthetic',
    woolFamily: false,
    down: false,
    namedInBrackets: false,
    terms: { ja: ['ポリエステル', 'POLYESTER'], en: 'Polyester', 'zh-CN': '聚酯纤维' },
  },
  {
    key: 'polyurethane',
    fibreClass: 'synthetic',
    woolFamily: false,
    down: false,
    namedInBrackets: false,
    terms: { ja: ['ポリウレタン'], en: 'Polyurethane', 'zh-CN': '氨纶' },
  },
  {
    key: 'polyethylene',
    fibreClass: 'synthetic',
    woolFamily: false,
    down: false,
    namedInBrackets: false,
    terms: { ja: ['ポリエチレン'], en: 'Polyethylene', 'zh-CN': '聚乙烯纤维' },
  },
  {
    key: 'vinylon',
    fibreClass: 'synthetic',
    woolFamily: false,
    down: false,
    namedInBrackets: false,
    terms: { ja: ['ビニロン'], en: 'Vinylon', 'zh-CN': '维纶' },
  },
  {
    key: 'vinylidene',
    fibreClass: 'synthetic',
    woolFamily: false,
    down: false,
    namedInBrackets: false,
    terms: { ja: ['ビニリデン'], en: 'Vinylidene', 'zh-CN': '偏氯纶' },
  },
  {
    key: 'polyvinyl_chloride',
    fibreClass: 'synthetic',
    woolFamily: false,
    down: false,
    namedInBrackets: false,
    terms: { ja: ['ポリ塩化ビニル'], en: 'Polyvinyl chloride', 'zh-CN': '氯纶' },
  },
  {
    key: 'acrylic',
    fibreClass: 'synthetic',
    woolFamily: false,
    down: false,
    namedInBrackets: false,
    terms: { ja: ['アクリル'], en: 'Acrylic', 'zh-CN': '腈纶' },
  },
  {
    key: 'modacrylic',
    fibreClass: 'synthetic',
    woolFamily: false,
    down: false,
    namedInBrackets: false,
    terms: { ja: ['モダクリル'], en: 'Modacrylic', 'zh-CN': '改性腈纶' },
  },
  {
    key: 'acrylate',
    fibreClass: 'synthetic',
    woolFamily: false,
    down: false,
    namedInBrackets: false,
    terms: { ja: ['アクリレート'], en: 'Acrylate', 'zh-CN': '聚丙烯酸酯纤维' },
  },
  {
    key: 'polypropylene',
    fibreClass: 'synthetic',
    woolFamily: false,
    down: false,
    namedInBrackets: false,
    terms: { ja: ['ポリプロピレン'], en: 'Polypropylene', 'zh-CN': '丙纶' },
  },
  {
    key: 'polylactide',
    fibreClass: 'synthetic',
    woolFamily: false,
    down: false,
    namedInBrackets: false,
    terms: { ja: ['ポリ乳酸'], en: 'Polylactide', 'zh-CN': '聚乳酸纤维' },
  },
  {
    key: 'aramid',
    fibreClass: 'synthetic',
    woolFamily: false,
    down: false,
    namedInBrackets: false,
    terms: { ja: ['アラミド'], en: 'Aramid', 'zh-CN': '芳纶' },
  },
  {
    key: 'composite',
    fibreClass: 'synthetic',
    woolFamily: false,
    down: false,
    namedInBrackets: true,
    terms: { ja: ['複合繊維'], en: 'Composite fibre', 'zh-CN': '复合纤维' },
  },
  {
    key: 'other_synthetic',
    fibreClass: 'synthetic',
    woolFamily: false,
    down: false,
    namedInBrackets: true,
    terms: { ja: ['合成繊維'], en: 'Synthetic fibre', 'zh-CN': '合成纤维' },
  },
  {
    key: 'glass',
    fibreClass: 'inorganic',
    woolFamily: false,
    down: false,
    namedInBrackets: false,
    terms: { ja: ['ガラス繊維'], en: 'Glass fibre', 'zh-CN': '玻璃纤维' },
  },
  {
    key: 'carbon',
    fibreClass: 'inorganic',
    woolFamily: false,
    down: false,
    namedInBrackets: false,
    terms: { ja: ['炭素繊維'], en: 'Carbon fibre', 'zh-CN': '碳纤维' },
  },
  {
    key: 'metal',
    fibreClass: 'inorganic',
    woolFamily: false,
    down: false,
    namedInBrackets: false,
    terms: { ja: ['金属繊維'], en: 'Metal fibre', 'zh-CN': '金属纤维' },
  },
  {
    key: 'other_inorganic',
    fibreClass: 'inorganic',
    woolFamily: false,
    down: false,
    namedInBrackets: true,
    terms: { ja: ['無機繊維'], en: 'Inorganic fibre', 'zh-CN': '无机纤维' },
  },
  {
    key: 'down',
    fibreClass: 'feather',
    woolFamily: false,
    down: true,
    namedInBrackets: false,
    terms: { ja: ['ダウン'], en: 'Down', 'zh-CN': '羽绒' },
  },
  {
    key: 'feather',
    fibreClass: 'feather',
    woolFamily: false,
    down: true,
    namedInBrackets: false,
    terms: { ja: ['フェザー', 'その他の羽毛'], en: 'Feather', 'zh-CN': '羽毛' },
  },
  {
    key: 'other_fibre',
    fibreClass: 'unclassified',
    woolFamily: false,
    down: false,
    namedInBrackets: true,
    terms: { ja: ['分類外繊維'], en: 'Unclassified fibre', 'zh-CN': '其他纤维' },
  },
] as const satisfies readonly FibreTerm[]

export type FibreKey = (typeof fibreTerms)[number]['key']

/** その他: what is left over on a limited list, and only there. */
export const otherFibres = { key: 'others', terms: { ja: ['その他'], en: 'Other fibres', 'zh-CN': '其他' } } as const

const byKey: ReadonlyMap<string, FibreTerm> = new Map(fibreTerms.map((term) => [term.key, term]))

/** The designated term of a key, or null where there is none. */
export function findFibre(key: string): FibreTerm | null {
  return byKey.get(key) ?? null
}

/** The fibre a printed Japanese term stands for, or null: 麻 is linen first, 毛 wool. */
export function fibreOfTerm(term: string): FibreTerm | null {
  return fibreTerms.find(({ terms }) => terms.ja.some((printed) => printed === term)) ?? null
}

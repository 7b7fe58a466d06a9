interface DemoReport {
  name: string
  rows: string[]
  columns: string[]
  measures: string[]
  filters: Record<string, unknown>
  chart: string | null
}

/** Reports a merchandiser looks at every week. */
export const reportConfigs: DemoReport[] = [
  {
    name: '分類×月の計画と予算',
    rows: ['category1', 'category2'],
    columns: ['month'],
    measures: ['styles', 'quantity', 'retail', 'costRate', 'budgetGap'],
    filters: { season: '27SS' },
    chart: 'planActual',
  },
  {
    name: '価格帯の構成',
    rows: ['priceBand'],
    columns: ['category1'],
    measures: ['styles', 'quantity', 'retail'],
    filters: { season: '27SS' },
    chart: 'pricePyramid',
  },
  {
    name: '26秋冬 消化率',
    rows: ['brand', 'category2'],
    columns: [],
    measures: [
      'received',
      'sold',
      'sellThrough',
      'fullPriceSellThrough',
      'sales',
      'grossMarginRate',
      'markdownRate',
      'gmroi',
    ],
    filters: { season: '26AW' },
    chart: 'planActual',
  },
  {
    name: '色の構成',
    rows: ['colour'],
    columns: [],
    measures: ['styles', 'quantity', 'retail'],
    filters: { season: '27SS' },
    chart: 'colourStrip',
  },
  {
    name: '状態ごとの進み具合',
    rows: ['brand', 'status'],
    columns: [],
    measures: ['styles', 'quantity', 'retail', 'plannedMarginRate'],
    filters: { season: '27SS' },
    chart: null,
  },
]

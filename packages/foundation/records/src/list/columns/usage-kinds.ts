import { useLocale, type Locale } from '@tsumugi/i18n'

type Words = Readonly<Record<string, string>>

/** What the tables that may name a record are called by people. */
const kinds: Readonly<Record<Locale, Words>> = {
  ja: {
    merchandising: 'MD 商品',
    merchandising_budget: '予算',
    category: '分類',
    sub_brand: 'サブブランド',
    team_assignment: 'チームの担当',
    brand_image: 'ブランド画像',
    quality_labeling: '品質表示',
    quality_labeling_term: '品質表示',
    exhibition: '展示会',
    production: '品番',
    production_category: '品番',
    stock_keeping_unit: 'SKU',
    group_relation: '取引先',
    extension_field: '記入のある記録',
    other: 'その他の記録',
  },
  en: {
    merchandising: 'MD products',
    merchandising_budget: 'Budgets',
    category: 'Categories',
    sub_brand: 'Sub-brands',
    team_assignment: 'Team assignments',
    brand_image: 'Brand images',
    quality_labeling: 'Quality labels',
    quality_labeling_term: 'Quality labels',
    exhibition: 'Exhibitions',
    production: 'Productions',
    production_category: 'Productions',
    stock_keeping_unit: 'SKUs',
    group_relation: 'Partners',
    extension_field: 'Records with a value',
    other: 'Other records',
  },
  'zh-CN': {
    merchandising: 'MD 商品',
    merchandising_budget: '预算',
    category: '分类',
    sub_brand: '子品牌',
    team_assignment: '团队负责',
    brand_image: '品牌图片',
    quality_labeling: '品质标签',
    quality_labeling_term: '品质标签',
    exhibition: '展会',
    production: '款号',
    production_category: '款号',
    stock_keeping_unit: 'SKU',
    group_relation: '合作方',
    extension_field: '已填写的记录',
    other: '其他记录',
  },
}

/** The name of a kind of use; a table nobody has named yet is `other`. */
export function useKindNames(): (kind: string) => string {
  const words = kinds[useLocale()]
  return (kind) => words[kind] ?? words.other!
}

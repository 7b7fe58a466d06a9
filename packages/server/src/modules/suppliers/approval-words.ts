import type { SnapshotField } from '@tsumugi/domain'

/** What deciders read beside each value of a supplier. */
export const supplierLabels = {
  name: { ja: '会社名', en: 'Name', 'zh-CN': '公司名称' },
  kind: { ja: '種別', en: 'Kind', 'zh-CN': '类型' },
  country: { ja: '国', en: 'Country', 'zh-CN': '国家' },
  registrationNumber: { ja: '登録番号', en: 'Registration number', 'zh-CN': '登记编号' },
  partnerCode: { ja: '取引先コード', en: 'Partner code', 'zh-CN': '供应商代码' },
  terms: { ja: '支払条件', en: 'Payment terms', 'zh-CN': '付款条件' },
  currency: { ja: '通貨', en: 'Currency', 'zh-CN': '币种' },
  protectedSubcontractor: { ja: '取適法の対象', en: 'Protected subcontractor', 'zh-CN': '受分包法保护' },
  basicContractOn: { ja: '基本契約日', en: 'Basic contract', 'zh-CN': '基本合同日' },
  categories: { ja: '品目', en: 'Items', 'zh-CN': '品类' },
  minLot: { ja: '最小ロット', en: 'Smallest lot', 'zh-CN': '最小批量' },
  leadDays: { ja: 'リードタイム（日）', en: 'Lead time (days)', 'zh-CN': '交期（天）' },
} as const satisfies Record<string, SnapshotField['label']>

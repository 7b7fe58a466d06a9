import type { Messages } from './ja.ts'

export const messages: Messages = {
  method: '付款方式',
  'method.bank': '银行转账',
  'method.cash': '现金',
  'method.densai': '电子记录债权',
  'method.factoring': '保理结算',
  'method.card': '信用卡',
  'method.other': '其他',
  means: '现金以外的付款方式',
  'means.none': '无（转账・现金・信用卡）',
  institution: '金融机构名称',
  amountOrShare: '由金融机构支付的金额或比例',
  cashOn: '可收款日',
  settledOn: '向金融机构付款日',
  claimAmount: '电子债权金额',
  claimMaturity: '到期日',
  other: '种类・金额・条件',
  costs: '承接方承担届时变现的费用',
  figure: '请输入数字，例如 417600。',
}

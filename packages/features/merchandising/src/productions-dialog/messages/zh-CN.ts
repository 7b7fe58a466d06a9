import type { Messages } from './ja.ts'

export const messages: Messages = {
  title: '由商品新建款号',
  text: '沿用款号、品名、季节、分类与价格，并带有一个大货阶段。',
  which: '范围',
  chosen: '已选的 {count} 个商品',
  month: '{month} 上市的全部商品',
  'outcome.created': '将新建',
  'outcome.exists': '已存在',
  'outcome.refused': '无法新建',
  make: '新建 {count} 个款号',
  none: '没有可新建的款号：所有商品都已有款号。',
  blocked: '有商品无法新建。请修改款号，或取消选择。',
  done: '已新建 {count} 个款号',
  undo: '撤销',
  undone: '已撤销 {count} 个款号',
  kept: '{count} 个款号之后有改动，已保留。请在商品一览中确认。',
  failed: '无法新建款号',
  row: '款号',
  'row.make': '新建款号',
}

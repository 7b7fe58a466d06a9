import type { Messages } from './ja.ts'

export const messages: Messages = {
  label: '{name}的订货数',
  colour: '颜色',
  sum: '计',
  gone: '售罄',
  left: '剩{count}',
  'fault.left': '剩余{count}件。请填写{count}件以内。',
  'fault.number': '请输入0以上的整数，或如 =12*3 的算式。',
  ratio: '按比例分配',
  'ratio.total': '件数',
  'ratio.parts': '比例（{sizes}）',
  'ratio.row': '颜色',
  'ratio.all': '全部颜色',
  'ratio.fill': '分配',
  'ratio.wrong': '件数请填整数，比例如 1:2:2:1。',
  clear: '清零',
  hint: '可从电子表格粘贴；支持 =12*3 计算、Ctrl+D（同上）、Ctrl+R（同左）。',
}

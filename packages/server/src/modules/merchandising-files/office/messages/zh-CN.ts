import type { OfficeMessages } from './ja.ts'

export const messages: OfficeMessages = {
  sheets: '工作表',
  slide: '第 {number} 张幻灯片',
  empty: '此文件没有可在此显示的文字。请下载后打开。',
  rowsLeftOut: '仅显示前 {count} 行。其余内容请下载文件查看。',
  columnsLeftOut: '仅显示前 {count} 列。其余内容请下载文件查看。',
  partsLeftOut: '另有 {count} 页未显示。请下载文件查看。',
  cut: '文档较长，仅显示开头部分。其余内容请下载文件查看。',
  broken: '无法显示此文件：文件已损坏或受密码保护。请下载并确认可以打开。',
  tooLarge: '此文件过大，无法在此显示。请下载后打开。',
}

export const messages = {
  sheets: 'シート',
  slide: 'スライド {number}',
  empty: 'このファイルには、ここに表示できる文字がありません。ダウンロードして開いてください。',
  rowsLeftOut: '最初の {count} 行だけを表示しています。続きはダウンロードして開いてください。',
  columnsLeftOut: '最初の {count} 列だけを表示しています。続きはダウンロードして開いてください。',
  partsLeftOut: 'あと {count} 枚は表示していません。ダウンロードして開いてください。',
  cut: '長い文書のため、途中までを表示しています。続きはダウンロードして開いてください。',
  broken:
    'このファイルは表示できませんでした。壊れているか、パスワードで保護されています。ダウンロードして、開けることを確かめてください。',
  tooLarge: 'このファイルは大きいため、ここでは表示できません。ダウンロードして開いてください。',
} as const

export type OfficeWord = keyof typeof messages
export type OfficeMessages = Record<OfficeWord, string>

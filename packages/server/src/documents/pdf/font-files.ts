import { createRequire } from 'node:module'
import type { FontFiles } from './print-pdf.ts'

const here = createRequire(import.meta.url)

const face = (script: 'jp' | 'sc', weight: '400Regular' | '600SemiBold') =>
  here.resolve(`@expo-google-fonts/noto-sans-${script}/${weight}/NotoSans${script.toUpperCase()}_${weight}.ttf`)

/** Where the faces of documents are; a thread is told, as it cannot resolve packages itself. */
export const fontFiles = (): FontFiles => ({
  jp: { normal: face('jp', '400Regular'), bold: face('jp', '600SemiBold') },
  sc: { normal: face('sc', '400Regular'), bold: face('sc', '600SemiBold') },
})

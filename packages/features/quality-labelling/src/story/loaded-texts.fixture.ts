import { formTexts } from '@tsumugi/records'
import { controlTexts } from '@tsumugi/ui'
import { findingTexts } from '../findings/messages/catalogue.ts'
import { drawingTexts } from '../label-drawing/messages/catalogue.ts'
import { labTexts } from '../label-editor/lab-dialog/messages/catalogue.ts'
import { editorTexts } from '../label-editor/messages/catalogue.ts'
import { boardTexts } from '../label-editor/symbol-board/messages/catalogue.ts'
import { listTexts } from '../label-list/messages/catalogue.ts'
import { pageTexts } from '../label-page/messages/catalogue.ts'
import { statusTexts } from '../status/status-texts.ts'

/** Words are loaded before the first test, so that no test waits for a file. */
export async function loadTexts(): Promise<void> {
  const all = [
    controlTexts,
    formTexts,
    findingTexts,
    drawingTexts,
    labTexts,
    editorTexts,
    boardTexts,
    listTexts,
    pageTexts,
    statusTexts,
  ]
  await Promise.all(all.map((texts) => (texts.load as (locale: 'ja') => Promise<unknown>)('ja')))
}

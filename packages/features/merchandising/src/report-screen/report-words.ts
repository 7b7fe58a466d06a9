import { reportWordFiles, reportWords, type ReportWordMessages, type ReportWords } from '@tsumugi/domain'
import { defineCatalogue, useText } from '@tsumugi/i18n'
import { useMemo } from 'react'

export const reportWordTexts = defineCatalogue<ReportWordMessages>(reportWordFiles)

/** The words of dimensions, measures and their places in the reader's language. */
export function useReportWords(): ReportWords {
  const t = useText(reportWordTexts)
  return useMemo(() => reportWords(t, t.locale), [t])
}

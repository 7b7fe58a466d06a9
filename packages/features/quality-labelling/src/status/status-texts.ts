import { labelStatusWordFiles, type LabelStatusMessages } from '@tsumugi/domain'
import { defineCatalogue } from '@tsumugi/i18n'

export const statusTexts = defineCatalogue<LabelStatusMessages>(labelStatusWordFiles)

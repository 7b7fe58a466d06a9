import { defineCatalogue, withNouns } from '@tsumugi/i18n'
import type { Messages } from './messages/ja.ts'

/** What masters of quality labels say. */
export const labellingTexts = withNouns(
  defineCatalogue<Messages>({
    ja: () => import('./messages/ja.ts'),
    en: () => import('./messages/en.ts'),
    'zh-CN': () => import('./messages/zh-CN.ts'),
  }),
  {
    'title.fabric': 'noun.fabrics',
    'one.fabric': 'one.fabrics',
    'title.partName': 'noun.partNames',
    'one.partName': 'one.partNames',
    'title.careInstruction': 'noun.careInstructions',
    'one.careInstruction': 'one.careInstructions',
    'title.careAttention': 'noun.careAttentions',
    'one.careAttention': 'one.careAttentions',
    'title.washTagSymbolSet': 'noun.washTagSymbolSets',
    'one.washTagSymbolSet': 'one.washTagSymbolSets',
  },
)

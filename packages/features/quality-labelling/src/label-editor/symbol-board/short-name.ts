import type { CareEdition, CareSymbolRow } from '@tsumugi/domain'
import type { Text } from '@tsumugi/i18n'
import type { Messages } from './messages/ja.ts'

const strengths = ['normal', 'mild', 'veryMild'] as const
/** Codes whose word says more than strength and temperature. */
const own = [220, 210, 320, 310, 440, 445, 430, 435, 420, 425, 410, 415, 620, 621, 610, 611, 710] as const

/** What stands under a symbol on the board: the shortest word that tells it from its neighbours. */
export function shortName(
  t: Text<Messages>,
  { code, category, celsius, bars }: CareSymbolRow,
  edition: CareEdition,
): string {
  const known = own.find((each) => each === code)
  if (known) return t(`name.${known}`)
  if (code % 100 === 0) return t('not')
  if (category === 'iron')
    return t(code === 511 || (code === 510 && edition === '2014') ? 'noSteam' : 'celsius', { celsius })
  if (code === 110 || code === 111) return t('hand', { celsius })
  return t(strengths[bars])
}

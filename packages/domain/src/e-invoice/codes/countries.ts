import { codeList } from './code-list.ts'

/** ISO 3166-1 alpha-2, with the two the network adds: Kosovo 1A and Northern Ireland XI (rules ibr-cl-14, -15). */
export const countries = codeList(`
  1A AD-AG AI AL AM AO AQ-AU AW AX AZ BA BB BD-BJ BL-BO BQ-BT BV BW BY BZ CA CC CD CF-CI CK-CO CR CU-CZ DE DJ DK DM DO DZ
  EC EE EG EH ER-ET FI-FK FM FO FR GA GB GD-GI GL-GN GP-GU GW GY HK HM HN HR HT HU ID IE IL-IO IQ-IT JE JM JO JP KE KG-KI
  KM KN KP KR KW KY KZ LA-LC LI LK LR-LV LY MA MC-MH MK-MZ NA NC NE-NG NI NL NO NP NR NU NZ OM PA PE-PH PK-PN PR-PT PW PY
  QA RE RO RS RU RW SA-SE SG-SO SR-ST SV SX-SZ TC TD TF-TH TJ-TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF
  WS XI YE YT ZA ZM ZW
`)

const languages = ['ja', 'en', 'zh-CN'] as const

/** The code of a country that people wrote as its code or its name; null where it is neither. */
export function countryNamed(text: string): string | null {
  const said = text.normalize('NFKC').trim()
  if (countries.has(said.toUpperCase())) return said.toUpperCase()
  const isMeant = (code: string, language: string) =>
    new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code)?.toLowerCase() ===
    said.toLowerCase()
  if (said.length < 2) return null
  return (
    [...countries].find((code) => languages.some((language) => /^[A-Z]{2}$/.test(code) && isMeant(code, language))) ??
    null
  )
}

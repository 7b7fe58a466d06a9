/**
 * Legal forms by the abbreviation of a bank transfer (trade-law A3): words in kanji, their short form in brackets, and the
 * reading, in half-width kana as everything else of the name is by then.
 */
const legalForms = {
  ｶ: /株式会社|\(株\)|ｶﾌﾞｼｷｶﾞ?ｲｼﾔ/,
  ﾕ: /有限会社|\(有\)|ﾕｳｹﾞﾝｶﾞ?ｲｼﾔ/,
  ﾒ: /合名会社|\(名\)|ｺﾞｳﾒｲｶﾞ?ｲｼﾔ/,
  ｼ: /合資会社|\(資\)|ｺﾞｳｼｶﾞ?ｲｼﾔ/,
  ﾄﾞ: /合同会社|\(同\)|ｺﾞｳﾄﾞｳｶﾞ?ｲｼﾔ/,
  ｲ: /医療法人(?:社団|財団)?|\(医\)|ｲﾘﾖｳﾎｳｼﾞﾝ(?:ｼﾔﾀﾞﾝ|ｻﾞｲﾀﾞﾝ)?/,
  ｻﾞｲ: /(?:一般|公益)?財団法人|\([一公]?財\)|(?:ｲﾂﾊﾟﾝ|ｺｳｴｷ)?ｻﾞｲﾀﾞﾝﾎｳｼﾞﾝ/,
  ｼﾔ: /(?:一般|公益)?社団法人|\([一公]?社\)|(?:ｲﾂﾊﾟﾝ|ｺｳｴｷ)?ｼﾔﾀﾞﾝﾎｳｼﾞﾝ/,
  ｼﾕｳ: /宗教法人|\(宗\)|ｼﾕｳｷﾖｳﾎｳｼﾞﾝ/,
  ｶﾞｸ: /学校法人|\(学\)|ｶﾞﾂｺｳﾎｳｼﾞﾝ/,
  ﾌｸ: /社会福祉法人|\((?:社福|福)\)|ｼﾔｶｲﾌｸｼﾎｳｼﾞﾝ/,
  ｿ: /相互会社|\(相\)|ｿｳｺﾞｶﾞ?ｲｼﾔ/,
  ﾄｸﾋ: /特定非営利活動法人|NPO法人|\(特非\)|ﾄｸﾃｲﾋｴｲﾘｶﾂﾄﾞｳﾎｳｼﾞﾝ|NPOﾎｳｼﾞﾝ/,
  ﾄﾞｸ: /独立行政法人|\(独\)|ﾄﾞｸﾘﾂｷﾞﾖｳｾｲﾎｳｼﾞﾝ/,
  ﾍﾞﾝ: /弁護士法人|ﾍﾞﾝｺﾞｼﾎｳｼﾞﾝ/,
  ｼﾎｳ: /司法書士法人|ｼﾎｳｼﾖｼﾎｳｼﾞﾝ/,
  ｷﾞﾖ: /行政書士法人|ｷﾞﾖｳｾｲｼﾖｼﾎｳｼﾞﾝ/,
  ｾﾞｲ: /税理士法人|ｾﾞｲﾘｼﾎｳｼﾞﾝ/,
  ﾀﾞｲ: /国立大学法人|\(大\)|ｺｸﾘﾂﾀﾞｲｶﾞｸﾎｳｼﾞﾝ/,
  ﾉｳ: /農事組合法人|ﾉｳｼﾞｸﾐｱｲﾎｳｼﾞﾝ/,
  ｴｲ: /営業所|ｴｲｷﾞﾖｳｼﾖ/,
  ｼﾕﾂ: /出張所|ｼﾕﾂﾁﾖｳｼﾞﾖ/,
} as const satisfies Readonly<Record<string, RegExp>>

/** Kinds of business are written short without brackets. */
const businessForms = {
  ｷﾖｳｸﾐ: /協同組合|ｷﾖｳﾄﾞｳｸﾐｱｲ/,
  ｷﾖｳｻｲ: /共済組合|ｷﾖｳｻｲｸﾐｱｲ/,
  ｾｲｷﾖｳ: /生活協同組合|生協|ｾｲｶﾂｷﾖｳﾄﾞｳｸﾐｱｲ/,
  ﾛｳｸﾐ: /労働組合|労組|ﾛｳﾄﾞｳｸﾐｱｲ/,
  ﾚﾝ: /連合会|ﾚﾝｺﾞｳｶｲ/,
} as const satisfies Readonly<Record<string, RegExp>>

/** The longest word wins: a consumers' co-operative is no plain co-operative. */
const businessRows = Object.entries(businessForms).toSorted(
  ([, one], [, other]) => other.source.length - one.source.length,
)
const legalRows = Object.entries(legalForms).map(
  ([short, words]) => [short, new RegExp(` ?(?:${words.source}) ?`, 'g')] as const,
)
const shorts = Object.keys(legalForms)
  .toSorted((one, other) => other.length - one.length)
  .join('|')
const atStart = new RegExp(`^\\((${shorts})\\) ?`)
const atEnd = new RegExp(` ?\\((${shorts})\\)$`)
const anywhere = new RegExp(`^(?:${shorts})\\)|\\((?:${shorts})$|\\((?:${shorts})\\)`, 'g')

/** A name in half-width kana with its legal forms as banks write them: `ｶ)` before, `(ｶ` behind, `(ｶ)` between. */
export function abbreviateLegalForms(name: string): string {
  const short = [
    ...legalRows.map(([form, words]) => [words, `(${form})`] as const),
    ...businessRows.map(([form, words]) => [new RegExp(words.source, 'g'), form] as const),
  ].reduce((text, [words, form]) => text.replace(words, form), name.trim())
  return short.replace(atStart, '$1)').replace(atEnd, '($1')
}

/** A name in half-width kana without the abbreviations of its legal forms. */
export const withoutLegalForms = (name: string): string => name.replace(anywhere, '')

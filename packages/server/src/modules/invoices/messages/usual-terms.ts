/** What terms are called that nobody gave a name: closes at the end of the month, paid at the end of the next. */
export const usualTermsName = '月末締翌月末払'

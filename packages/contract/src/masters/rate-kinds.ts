/** Which rate of a day: the middle, what a bank sells or buys at, or the company's own. */
export const rateKinds = ['TTM', 'TTS', 'TTB', 'company'] as const

/** `5900.0000` as stored becomes `5900`. */
export const trimmedAmount = (amount: string | null): string | null =>
  amount?.replace(/\.?0+$/, (zeros) => (zeros.startsWith('.') ? '' : zeros)).replace(/(\.\d*?)0+$/, '$1') ?? null

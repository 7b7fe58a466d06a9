/** 切捨て toward zero, 四捨五入 half away from zero, 切上げ away from zero; so a credit mirrors its invoice. */
export const roundings = ['down', 'half_up', 'up'] as const
export type Rounding = (typeof roundings)[number]

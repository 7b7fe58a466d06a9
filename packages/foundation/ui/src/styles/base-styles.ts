import reset from './reset.css?inline'
import tokens from './tokens.css?inline'

/** Tokens and reset, in the order they are adopted: what every root needs before its first control. */
export const baseStyles: readonly string[] = [tokens, reset]

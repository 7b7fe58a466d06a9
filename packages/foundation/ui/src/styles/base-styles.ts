import reset from './reset.css?inline'
import page from './page.css?inline'
import tokens from './tokens.css?inline'

/** Tokens and reset, in the order they are adopted: what every root needs before its first control. */
export const baseStyles: readonly string[] = [tokens, reset]

/** Ground of a document of our own (`/s/`, sign-in); never adopted into a page we are a guest on. */
export const pageStyles: string = page

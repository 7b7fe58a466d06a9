import type { ElementFailure } from './failures/failures.ts'

/** Tells the developer of the page what to mend there, in English; a visitor reads the same in the element. */
export async function nameInConsole(
  tag: string,
  { kind, attribute = '', page = '', error }: ElementFailure,
): Promise<void> {
  const texts = await import('./failures/why-texts.ts').then(
    ({ whyTexts }) => whyTexts.en,
    () => null,
  )
  const why = texts?.[kind]?.replaceAll('{attribute}', attribute).replace('{origin}', page) ?? attribute
  // oxlint-disable-next-line no-console -- the page's developer is the one who can mend it
  console.error(`<${tag}> ${kind}: ${why}`, ...(error ? [error] : []))
}

import css from './parts.css?inline'

/** Of what is shown beside a document's own page too: whose turn it is, and a panel. */
export const documentPartStyles: string = css

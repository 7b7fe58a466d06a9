import page from './page.css?inline'

/** Ground of a document of our own (`/s/`, sign-in); never adopted into a page we are a guest on. */
export const pageStyles: string = page

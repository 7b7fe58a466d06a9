import * as z from 'zod/mini'

/** Schemas must not compile themselves with `new Function`: a strict content security policy would report it. */
z.config({ jitless: true })

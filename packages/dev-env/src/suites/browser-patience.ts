import { configure } from '@testing-library/react'

/** Until when `waitFor` and `findBy` count as in vain, as `expect.poll` of the same suite: how quick a page is, nobody claims. */
configure({ asyncUtilTimeout: 60_000 })

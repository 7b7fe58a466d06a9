export interface Door {
  what: RegExp
  /** Where it may stand; everywhere else it is found wrong. */
  only: RegExp
  message: string
}

const unshipped = 'packages/(tooling|dev-env)/|examples/|tests/'

/** Who tells the developer at the browser's console: a text missing, a second version on the page, a mistake of the page, a failure only logged. */
const reporters = 'i18n/src/text|element/src/(version-guard|name-in-console)|session/src/report'

/** Runs in the page's head before any module is there, so it goes through none of their doors. */
const headScript = 'packages/foundation/api/src/first-answers/head-script'

/** What has exactly one door each, so that its rule is kept in one place. */
export const doors: readonly Door[] = [
  {
    what: /(?<![.\w'"`-])fetch\(|\b(window|globalThis|self)\.fetch\b|new EventSource\b|new XMLHttpRequest\b/g,
    only: new RegExp(
      `^(packages/foundation/api/|packages/foundation/session/src/.*realtime|packages/server/|${unshipped})`,
    ),
    message: 'calls go through @tsumugi/api, and events through the realtime module of session',
  },
  {
    what: /\b(localStorage|sessionStorage)\b/g,
    only: new RegExp(`^(packages/foundation/session/src/storage/(browser-)?storage|${headScript}|${unshipped})`),
    message: 'browser storage has one typed table of keys: storage of @tsumugi/session',
  },
  {
    what: /\b(window|globalThis|document|self)\.location\b|(?<![.\w'"`-])location\.(href|assign|replace|reload|pathname|search|hash|origin)\b|\b(window|globalThis|self)\.(top|parent)\b/g,
    only: new RegExp(`^(packages/foundation/navigation/src/leave|${headScript}|${unshipped})`),
    message: 'the address and the top window are touched only by leave of @tsumugi/navigation',
  },
  {
    what: /['"`]\s*(select\s[^'"`]*\sfrom\s|insert\s+into\s|update\s+\w+\s+set\s|delete\s+from\s|(create|alter|drop)\s+(table|role|index|policy)\s)|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/gi,
    only: new RegExp(`^(packages/server/src/(.*queries|.*seed|.*migrations?/|database/|.*/database/)|${unshipped})`),
    message: 'SQL stands in queries, seeds, migrations and database only',
  },
  {
    what: /['"`}]\/(api|s)(?=[/'"`$?])|['"`]api['"`]/g,
    only: new RegExp(
      `^(packages/(contract|foundation/(navigation|api)|server|sdk/src/.*loader)|${unshipped}|[^/]+\\.config\\.ts)`,
    ),
    message: 'build addresses with href of @tsumugi/navigation or the typed client',
  },
  {
    what: /\bconsole\.(log|info|warn|error|debug)\b/g,
    only: new RegExp(`^(packages/server/src/main|packages/foundation/(${reporters})|${unshipped})`),
    message: 'nothing prints but the commands; failures are reported where they can be seen',
  },
  {
    what: /from 'zod'|from "zod"/g,
    only: new RegExp(`^(packages/server/|${unshipped})`),
    message: "write import * as z from 'zod/mini': the whole of zod weighs 91 KB in a browser",
  },
  {
    what: /\.status\s*[!=]==?\s*409\b/g,
    only: new RegExp(`^(packages/foundation/api/|packages/server/|${unshipped})`),
    message: "a 409 has more than one reason: ask isRefusal(error, 'stale'), as another organisation's is one as well",
  },
]

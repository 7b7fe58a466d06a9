/** Server tests whose verdict no database can change, and why: the suite of PostgreSQL leaves them to that of PGlite. */
export const oneEngineTests: Readonly<Record<string, string>> = {
  'packages/server/src/files/storage/local-storage.server.test.ts': 'writes files, and opens no database',
  'packages/server/src/http/answers-not-kept.server.test.ts':
    'reads one header, which the contract decides by the call',
  'packages/server/src/web/compress-replies.server.test.ts': 'compares the bytes of a reply with and without packing',
  'packages/server/src/web/host-pages.server.test.ts': 'serves files of a folder that it made itself',
  'packages/server/src/web/legacy.server.test.ts': 'passes requests on to an application of its own',
  'tests/conformance/operation/start.server.test.ts': 'every server that it starts embeds its database, on either run',
}

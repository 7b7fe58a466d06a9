// The least a server can do with the same rows: one query, no session, no organisation, no checks. Argument: where the data is.
import { createServer } from 'node:http'
import { openEngine } from '../../packages/server/src/database/engine.ts'

const place = process.argv[2]
const { pool } = await openEngine(place.startsWith('postgres:') ? { databaseUrl: place } : { dataDirectory: place })

const list = 'select * from merchandising where template and user_group_id = 1 order by name collate "C", id limit 25'
const add = `insert into merchandising (user_group_id, brand_id, name, template) values (1, 1, $1, true) returning *`

const server = createServer(async (request, response) => {
  let sent = ''
  for await (const part of request) sent += part
  const { rows } =
    request.method === 'POST' ? await pool.query(add, [JSON.parse(sent).merchandising.name]) : await pool.query(list)
  response.setHeader('Content-Type', 'application/json')
  response.end(JSON.stringify({ data: rows }))
})
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`))

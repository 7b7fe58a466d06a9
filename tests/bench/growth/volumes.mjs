/**
 * What one organisation has after years of work. Each row: how many, of what, and the statement that makes them for the
 * organisation $1 up to the number $2; `quiet` where the triggers that guard agreed documents would refuse them, or those of closed months.
 */
export const volumes = [
  [
    200_000,
    'products of the map',
    `with brands as (select array_agg(id order by id) as ids from brand where user_group_id = $1)
     insert into merchandising (user_group_id, brand_id, name, code, status, release_on, plan_quantity, list_price, unit_cost,
       updated_at)
     select $1, ids[1 + at % cardinality(ids)], '製品 ' || at, 'GR-' || lpad(at::text, 7, '0'),
       (array['idea', 'planned', 'in_development', 'confirmed', 'released', 'closed'])[1 + at % 6],
       date '2021-01-01' + (at % 2500), 100 + at % 400, 3900 + at % 20000, 1200 + at % 5000,
       now() - at * interval '3 minutes'
     from brands, generate_series(1, $2::int) as at`,
  ],
  [
    199_800,
    'places of products in categories',
    `with categories as (select array_agg(id order by id) as ids from category where user_group_id = $1)
     insert into merchandising_category (user_group_id, merchandising_id, category_id, position)
     select $1, id, ids[1 + id % cardinality(ids)], 0 from categories,
       (select id from merchandising where user_group_id = $1 and code like 'GR-%' order by id limit $2) as product`,
  ],
  [
    300_000,
    'months of sales',
    `insert into merchandising_result (user_group_id, merchandising_id, period, received_quantity, sold_quantity, sales,
       full_price_sales, stock_quantity)
     select $1, id, date_trunc('month', release_on)::date + month * interval '1 month', 100, 40 + month, 240000, 200000, 60
     from (select id, release_on from merchandising where user_group_id = $1 and code like 'GR-%' order by id
           limit $2::int / 3) as product, generate_series(0, 2) as month`,
    'quiet',
  ],
  [
    400_000,
    'changes of products',
    `insert into merchandising_version (user_group_id, merchandising_id, at, account_id, action, changes)
     select $1, id, now() - (id % 900) * interval '1 day' - step * interval '1 hour', 1, 'updated',
       '[{"field": "name", "from": "製品", "to": "製品 2"}]'
     from (select id from merchandising where user_group_id = $1 and code like 'GR-%' order by id limit $2::int / 2)
       as product, generate_series(1, 2) as step`,
  ],
  [
    1_000_000,
    'entries of the audit',
    `insert into audit_event (user_group_id, account_id, action, subject_kind, subject_id, at, previous_hash, hash)
     select $1, 1, (array['merchandising.updated', 'color.updated', 'contract.issued', 'session.created'])[1 + at % 4],
       'merchandising', at, now() - (1000000 - at) * interval '2 minutes', decode(md5((at - 1)::text), 'hex'),
       decode(md5(at::text), 'hex')
     from generate_series(1, $2::int) as at`,
  ],
  [
    100_000,
    'products of production',
    `with brands as (select array_agg(id order by id) as ids from brand where user_group_id = $1)
     insert into production (user_group_id, brand_id, style_no, name, season, updated_at)
     select $1, ids[1 + at % cardinality(ids)], 'GR-' || lpad(at::text, 7, '0'), '品番 ' || at,
       (array['25SS', '25AW', '26SS', '26AW', '27SS'])[1 + at % 5], now() - at * interval '5 minutes'
     from brands, generate_series(1, $2::int) as at`,
  ],
  [
    100_000,
    'phases',
    `insert into phase (user_group_id, production_id, kind, seq, supplier_group_id, delivery_due)
     select $1, id, 'bulk', 1, 3, date '2024-01-01' + (id % 1100)::int
     from production where user_group_id = $1 and style_no like 'GR-%' order by id limit $2`,
  ],
  ...documentVolumes('GR-', 20_000),
  [
    200_000,
    'notifications',
    `insert into notification (user_group_id, account_id, event, subject_kind, subject_id, detail, link, created_at, read_at)
     select $1, (select min(account_id) from membership where user_group_id = $1), 'approval_asked', 'approval', 1 + at % 8,
       '{"code": "値下げの申請", "title": "裏毛スウェット", "amount": "2070000.0000", "currency": "JPY"}',
       '/s/approvals?id=' || 1 + at % 8, now() - at * interval '7 minutes', case when at % 40 = 0 then null else now() end
     from generate_series(1, $2::int) as at`,
  ],
  [
    200_000,
    'colours',
    `insert into color (user_group_id, code, name, name_en, hex, position)
     select $1, 'GR' || lpad(at::text, 6, '0'), '色 ' || at, 'Colour ' || at, '#336699', 1000 + at
     from generate_series(1, $2::int) as at`,
  ],
  [
    100_000,
    'templates of products',
    `with brands as (select array_agg(id order by id) as ids from brand where user_group_id = $1)
     insert into merchandising (user_group_id, brand_id, name, template)
     select $1, ids[1 + at % cardinality(ids)], '雛形 ' || at, true from brands, generate_series(1, $2::int) as at`,
  ],
]

/** What an organisation has in its first season, before anything is measured: a page of documents is full then, too. */
export const firstSeason = documentVolumes('GS-', 200)

/** Documents of 20 lines each with one factory, what was ordered of them, and what their invoices ask for. */
function documentVolumes(prefix, count) {
  const these = `number like '${prefix}%' and $1::int > 0`
  return [
    [count, 'documents', documents(prefix), 'quiet'],
    [count * 20, 'lines of documents', lines(these), 'quiet'],
    ...['contract', 'delivery', 'invoice'].map((noun) => [
      count,
      `parts of a ${noun}`,
      `insert into ${noun} (document_id) select id from document where noun = '${noun}' and ${these} order by id limit $2`,
      'quiet',
    ]),
    [
      count * 10,
      'progress of ordered lines',
      `insert into line_progress (line_id, document_id, issuer_id, receiver_id, billing_policy, ordered, ceiling, shipped, received,
         accepted, billed)
       select l.id, d.id, d.issuer_id, d.receiver_id, 'delivered', 20, 20, done, done, done, done from document d
       join document_line l on l.document_id = d.id, lateral (select case when d.status = 'accepted' then 20 else 0 end as done)
       as progress where d.noun = 'contract' and d.${these} order by l.id limit $2`,
      'quiet',
    ],
    [
      count / 4,
      'payables',
      `insert into payable (document_id, part, debtor_id, creditor_id, number, currency, amount, paid, received, issued_on,
         due_on)
       select id, 1, receiver_id, issuer_id, number, 'JPY', 110000, settled, settled, issue_date, issue_date + 60
       from (select *, case when row_number() over (order by id) % 10 = 0 then 0 else 110000 end as settled from document
         where noun = 'invoice' and receiver_id = $1 and ${these}) as invoiced order by id limit $2`,
      'quiet',
    ],
  ]
}

/** Half are contracts, of which one in forty is still open, a quarter each deliveries and invoices. */
function documents(prefix) {
  return `insert into document (noun, issuer_id, receiver_id, author_id, shared, status, delivery_status, billing_status,
      number, issue_date, issued_at, revision, title, issuer_name, receiver_name, line_rounding, quantity, amount, tax,
      total, payable, updated_at)
    select kind.noun, kind.issuer, kind.receiver, kind.issuer, true, kind.status, kind.delivered, kind.billed,
      '${prefix}' || kind.letter || at, date '2024-01-01' + (at % 1000), now() - at * interval '2 hours', 1, '書類 ' || at,
      'A', 'B', 'down', 400, 100000, 10000, 110000, 110000, now() - at * interval '2 hours'
    from generate_series(1, $2::int / 4) as at, (values
      ('A', 'contract', $1::int, 3, 'accepted', 'complete', 'billed'), ('B', 'contract', $1::int, 3, 'accepted', 'complete', 'billed'),
      ('C', 'delivery', 3, $1::int, 'inspected', 'none', 'none'), ('D', 'invoice', 3, $1::int, 'confirmed', 'none', 'none')
    ) as usual (letter, noun, issuer, receiver, ended, delivered, billed), lateral (
      select usual.*, case when letter = 'B' and at % 20 = 0 then 'issued' else ended end as status) as kind`
}

function lines(these) {
  return `insert into document_line (document_id, issuer_id, receiver_id, author_id, shared, position, item, colour, size,
      quantity, unit_price, amount)
    select d.id, d.issuer_id, d.receiver_id, d.author_id, true, at, '製品', '藍', 'M', 20, 250, 5000
    from document d, generate_series(1, 20) as at where d.${these} order by d.id limit $2`
}

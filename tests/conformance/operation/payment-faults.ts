/** What must never be found in payment runs and in the ledger that they pay, by what it would be: each asks for keys. */
const faults: Readonly<Record<string, string>> = {
  'paid more than once': `
    select payable_id as key from settlement where kind = 'payment' group by payable_id having count(*) > 1`,
  'paid differs from its settlements': `
    select p.id as key from payable p where p.paid <>
      (select coalesce(sum(s.amount), 0) from settlement s where s.payable_id = p.id and s.kind = 'payment')`,
  'paid differs from its executed payments': `
    select p.id as key from payable p where p.paid <>
      (select coalesce(sum(t.amount), 0) from payment_part t join payment m on m.id = t.payment_id
       where t.payable_id = p.id and m.status in ('executed', 'reconciled'))`,
  'reserved differs from its payments under way': `
    select p.id as key from payable p where p.reserved <>
      (select coalesce(sum(t.amount), 0) from payment_part t join payment m on m.id = t.payment_id
       where t.payable_id = p.id and m.status in ('draft', 'approved', 'exported'))`,
  'a payment differs from its parts': `
    select m.id as key from payment m
    where m.amount <> (select coalesce(sum(t.amount), 0) from payment_part t where t.payment_id = m.id)`,
  'its payments stand differently': `
    select run_id as key from payment group by run_id having count(distinct status) > 1`,
  'exported in half': `
    select r.id as key from payment_run r
    where (r.file is null) <> (r.file_sha256 is null) or (r.file is null) <> (r.exported_on is null)
      or exists (select from payment m
        where m.run_id = r.id and (m.status in ('exported', 'executed')) <> (r.file is not null))`,
  'its file is another than its hash': `
    select id as key from payment_run where file_sha256 <> encode(sha256(file), 'hex')`,
  'its audit says otherwise than it stands': `
    select r.id as key from payment_run r join payment m on m.run_id = r.id and m.position = 0
    where (select array_agg(e.detail ->> 'transition' order by e.id) from audit_event e
        where e.subject_kind = 'payment_run' and e.subject_id = r.id and e.action = 'payment_run.moved')
      is distinct from case m.status when 'draft' then null when 'approved' then array['approve']
        when 'exported' then array['approve', 'export'] else array['approve', 'export', 'execute'] end`,
}

interface Ask {
  rows<Row extends object>(statement: string): Promise<Row[]>
}

/** What is wrong, in words; nothing where all holds. */
export async function paymentFaults({ rows }: Ask): Promise<string[]> {
  const found = await rows<{ fault: string; key: number }>(
    Object.entries(faults)
      .map(([fault, statement]) => `select '${fault}' as fault, key from (${statement}) as found`)
      .join(' union all '),
  )
  return found.map(({ fault, key }) => `${fault}: ${key}`)
}

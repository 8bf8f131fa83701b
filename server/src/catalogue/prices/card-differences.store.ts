import type { Sql, TransactionSql } from 'postgres'

type Line = { price_first_kg: number; price_next_kg: number } | null
type CardDifference = {
  origin_city: string
  destination_district: string
  courier_code: string
  service_code: string
  was: Line
  is: Line
}
type Counts = { added: number; removed: number; cheaper: number; dearer: number }
export type CardComparison = Counts & { items: CardDifference[] }
/** What a card that isn't taken in yet would change, and when. */
export type CardPreview = CardComparison & { unchanged: number; valid_from: string; valid_to: string | null }

/** What a card changes of the one before: how much, and the lines that change most. */
export async function compareCards(
  sql: Sql | TransactionSql,
  card: number,
  before: number,
  limit: number,
): Promise<CardComparison> {
  const sideBySide = sql`
    (select * from rate_cards where card = ${before}) was
    full join (select * from rate_cards where card = ${card}) now
      using (origin_city_code, courier_code, service_code, destination_district_code)
    where (was.price_first_kg, was.price_next_kg) is distinct from (now.price_first_kg, now.price_next_kg)`
  const [counts = { added: 0, removed: 0, cheaper: 0, dearer: 0 }] = await sql<Counts[]>`
    select count(*) filter (where was.card is null)::int as added, count(*) filter (where now.card is null)::int as removed,
      count(*) filter (where now.price_first_kg <= was.price_first_kg and now.price_next_kg <= was.price_next_kg)::int as cheaper,
      count(*) filter (where now.price_first_kg > was.price_first_kg or now.price_next_kg > was.price_next_kg)::int as dearer
    from ${sideBySide}`
  const items = await sql<CardDifference[]>`
    select origin_city_code as origin_city, destination_district_code as destination_district, courier_code, service_code,
      case when was.card is not null then jsonb_build_object(
        'price_first_kg', was.price_first_kg, 'price_next_kg', was.price_next_kg) end as was,
      case when now.card is not null then jsonb_build_object(
        'price_first_kg', now.price_first_kg, 'price_next_kg', now.price_next_kg) end as is
    from ${sideBySide}
    order by greatest(abs(now.price_first_kg - was.price_first_kg), abs(now.price_next_kg - was.price_next_kg)) desc nulls last,
      courier_code, service_code, origin_city_code, destination_district_code
    limit ${limit}`
  return { ...counts, items: [...items] }
}

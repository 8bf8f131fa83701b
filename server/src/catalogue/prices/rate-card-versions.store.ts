import type { Sql, TransactionSql } from 'postgres'
import type { RateCardVersion } from './rate-card-versions.ts'

/** A version as it is listed. `lines` null: from before cards were versions. */
export type ListedCard = RateCardVersion & { name: string; lines: number | null; importedAt: Date }
export type NewCard = RateCardVersion & { name: string; lines: number }

/** The versions, the newest first. */
export async function listCards(sql: Sql | TransactionSql): Promise<ListedCard[]> {
  const rows = await sql<(Omit<ListedCard, 'card' | 'importedAt'> & { card: string; importedAt: string })[]>`
    select card, partner_id as "partnerId", valid_from::text as "validFrom", valid_to::text as "validTo", name, lines,
      imported_at as "importedAt"
    from rate_card_versions order by rate_card_versions.card desc`
  return rows.map((row) => ({ ...row, card: Number(row.card), importedAt: new Date(row.importedAt) }))
}

/** Whether two versions have the same lines. */
export async function sameLines(
  sql: TransactionSql,
  one: Pick<NewCard, 'card' | 'lines'>,
  other: Pick<ListedCard, 'card' | 'lines'>,
): Promise<boolean> {
  if (other.lines !== null && one.lines !== other.lines) return false
  // As many of both, and none of the one without its like in the other.
  const [compared] = await sql<{ same: boolean }[]>`
    select not exists (
      select 1 from rate_cards line left join rate_cards other
        on other.card = ${other.card} and other.origin_city_code = line.origin_city_code
          and other.courier_code = line.courier_code and other.service_code = line.service_code
          and other.destination_district_code = line.destination_district_code
      where line.card = ${one.card} and (other.card is null or
        (line.price_first_kg, line.price_next_kg, line.min_weight_kg, line.volumetric_divisor, line.etd_min_days,
          line.etd_max_days, line.cod_available, line.valid_from, line.valid_to)
        is distinct from
        (other.price_first_kg, other.price_next_kg, other.min_weight_kg, other.volumetric_divisor, other.etd_min_days,
          other.etd_max_days, other.cod_available, other.valid_from, other.valid_to))
    ) and (${other.lines !== null} or (select count(*) from rate_cards where card = ${other.card}) = ${one.lines}) as same`
  return compared?.same ?? false
}

/**
 * A number that no card has had: the next whole thousand. The version before this one numbers a card one above
 * catalogue_state's, which must not be one that waits for its day. What it has imported becomes a version here.
 */
export async function newCard(sql: TransactionSql): Promise<number> {
  await sql`
    insert into rate_card_versions (card, name, valid_from, imported_at)
    select rate_card, 'Card ' || rate_card, '2000-01-01', now() from catalogue_state where rate_card > 0
    on conflict (card) do nothing`
  const [next] = await sql`
    select (coalesce(max(card), 0) / 1000 + 1) * 1000 as card from rate_card_versions`
  return Number(next?.card)
}

/** Has the version end before it begins: its lines stay, as every card's do, and its number is never given again. */
export async function withdrawCard(sql: TransactionSql, card: number): Promise<void> {
  await sql`update rate_card_versions set valid_to = valid_from - 1 where card = ${card}`
}

/** From the commit on, the card is one of the versions. Its statistics are taken at once: the first queries need them. */
export async function addCard(sql: TransactionSql, card: NewCard): Promise<void> {
  await sql`
    insert into rate_card_versions (card, name, partner_id, valid_from, valid_to, lines, imported_at)
    values (${card.card}, ${card.name}, ${card.partnerId}, ${card.validFrom}, ${card.validTo}, ${card.lines}, now())`
  await sql`
    update catalogue_state set rate_card = ${card.card}
    from (select (now() at time zone 'Asia/Jakarta')::date as today) as clock
    where ${card.partnerId}::text is null and ${card.validFrom}::date <= today
      and (${card.validTo}::date is null or ${card.validTo}::date >= today)`
  await sql`select analyze_rate_cards()`
}

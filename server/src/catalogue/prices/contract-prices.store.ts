import type { Sql, TransactionSql } from 'postgres'
import type { ContractPrice } from './contract-prices.ts'

type Key = Omit<ContractPrice, 'discountBp'>

export function listContractPrices(sql: Sql): Promise<ContractPrice[]> {
  return sql<ContractPrice[]>`
    select partner_id as "partnerId", courier_code as "courierCode", service_code as "serviceCode",
      discount_bp as "discountBp"
    from contract_prices order by 1, 2, 3`
}

/** Replaces the contract's discount on the service. Returns the previous discount; null: there was none. */
export async function setContractPrice(sql: TransactionSql, price: ContractPrice): Promise<number | null> {
  const [was] = await sql<{ discountBp: number }[]>`
    with was as (
      select discount_bp from contract_prices
      where partner_id = ${price.partnerId} and courier_code = ${price.courierCode} and service_code = ${price.serviceCode}
    )
    insert into contract_prices (partner_id, courier_code, service_code, discount_bp)
    values (${price.partnerId}, ${price.courierCode}, ${price.serviceCode}, ${price.discountBp})
    on conflict (partner_id, courier_code, service_code) do update set discount_bp = excluded.discount_bp
    returning (select discount_bp from was) as "discountBp"`
  return was?.discountBp ?? null
}

/** Gives the discount until now; null: there was none. */
export async function removeContractPrice(
  sql: TransactionSql,
  { partnerId, courierCode, serviceCode }: Key,
): Promise<number | null> {
  const [was] = await sql<{ discountBp: number }[]>`
    delete from contract_prices
    where partner_id = ${partnerId} and courier_code = ${courierCode} and service_code = ${serviceCode}
    returning discount_bp as "discountBp"`
  return was?.discountBp ?? null
}

export async function hasService(sql: TransactionSql, courierCode: string, serviceCode: string): Promise<boolean> {
  const found = await sql`
    select 1 from services where courier_code = ${courierCode} and service_code = ${serviceCode}`
  return found.length > 0
}

import type { Sql, TransactionSql } from 'postgres'

export type SwitchableService = {
  courierCode: string
  serviceCode: string
  name: string
  isActive: boolean
  courierIsActive: boolean
}

export function listServices(sql: Sql): Promise<SwitchableService[]> {
  return sql<SwitchableService[]>`
    select courier_code as "courierCode", service_code as "serviceCode", services.name,
      services.is_active is not false as "isActive", couriers.is_active is not false as "courierIsActive"
    from services join couriers on code = courier_code order by 1, 2`
}

/** Gives whether it was on; null: there is no such courier. */
export async function switchCourier(
  sql: TransactionSql,
  courierCode: string,
  isActive: boolean,
): Promise<boolean | null> {
  const [was] = await sql<{ isActive: boolean }[]>`
    with was as (select is_active is not false as on from couriers where code = ${courierCode})
    update couriers set is_active = ${isActive} from was where code = ${courierCode} returning was.on as "isActive"`
  return was?.isActive ?? null
}

/** Gives whether it was on; null: there is no such service. */
export async function switchService(
  sql: TransactionSql,
  courierCode: string,
  serviceCode: string,
  isActive: boolean,
): Promise<boolean | null> {
  const [was] = await sql<{ isActive: boolean }[]>`
    with was as (
      select is_active is not false as on from services
      where courier_code = ${courierCode} and service_code = ${serviceCode}
    )
    update services set is_active = ${isActive} from was
    where courier_code = ${courierCode} and service_code = ${serviceCode} returning was.on as "isActive"`
  return was?.isActive ?? null
}

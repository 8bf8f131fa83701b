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

/** Whether there is such a courier. */
export async function switchCourier(sql: TransactionSql, courierCode: string, isActive: boolean): Promise<boolean> {
  const { count } = await sql`update couriers set is_active = ${isActive} where code = ${courierCode}`
  return count > 0
}

/** Whether there is such a service. */
export async function switchService(
  sql: TransactionSql,
  courierCode: string,
  serviceCode: string,
  isActive: boolean,
): Promise<boolean> {
  const { count } = await sql`
    update services set is_active = ${isActive} where courier_code = ${courierCode} and service_code = ${serviceCode}`
  return count > 0
}

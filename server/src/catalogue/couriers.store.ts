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

/** Whether something is offered; one that is off may come back by itself. */
export type Switch = { isActive: boolean; until?: Date | null; reason?: string | null }

const switched = (sql: TransactionSql, { isActive, until = null, reason = null }: Switch) =>
  isActive
    ? sql`is_active = true, off_until = null, off_reason = null`
    : sql`is_active = false, off_until = ${until}, off_reason = ${reason}`

/** Gives whether it was on; null: there is no such courier. */
export async function switchCourier(sql: TransactionSql, courierCode: string, to: Switch): Promise<boolean | null> {
  const [was] = await sql<{ isActive: boolean }[]>`
    with was as (select is_active is not false as on from couriers where code = ${courierCode})
    update couriers set ${switched(sql, to)} from was where code = ${courierCode} returning was.on as "isActive"`
  return was?.isActive ?? null
}

/** Gives whether it was on; null: there is no such service. */
export async function switchService(
  sql: TransactionSql,
  courierCode: string,
  serviceCode: string,
  to: Switch,
): Promise<boolean | null> {
  const [was] = await sql<{ isActive: boolean }[]>`
    with was as (
      select is_active is not false as on from services
      where courier_code = ${courierCode} and service_code = ${serviceCode}
    )
    update services set ${switched(sql, to)} from was
    where courier_code = ${courierCode} and service_code = ${serviceCode} returning was.on as "isActive"`
  return was?.isActive ?? null
}

/** Switches on what was to be off until now. Gives their names: `KILAT`, `KILAT REG`. */
export async function switchOnDue(sql: TransactionSql, now: Date): Promise<string[]> {
  const couriers = await sql<{ name: string }[]>`
    update couriers set ${switched(sql, { isActive: true })} where off_until <= ${now} returning code as name`
  const services = await sql<{ name: string }[]>`
    update services set ${switched(sql, { isActive: true })} where off_until <= ${now}
    returning courier_code || ' ' || service_code as name`
  return [...couriers, ...services].map(({ name }) => name)
}

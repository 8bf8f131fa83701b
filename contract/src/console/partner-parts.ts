import { Type } from 'typebox'
import { partnerIdField } from '../operations/partner-fields.ts'

/** Which partner a row tells of. */
export const ofPartner = { partner_id: Type.String(), partner_name: Type.String() }

export const ofOnePartner = { partner_id: partnerIdField }

/** How far the integration report is. */
export const reportProgress = Type.Object({
  passed: Type.Integer({ description: 'Required checks that have passed.' }),
  required: Type.Integer(),
})

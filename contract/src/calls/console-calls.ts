import * as announcements from '../console/announcements.ts'
import * as audit from '../console/audit.ts'
import * as catalogue from '../console/catalogue.ts'
import * as keys from '../console/keys.ts'
import * as orders from '../console/orders.ts'
import { mailPartnerByHand } from '../console/partner-mail.ts'
import * as partners from '../console/partners.ts'
import * as secondFactor from '../console/second-factor.ts'
import * as signIn from '../console/sign-in.ts'
import * as staff from '../console/staff.ts'
import { showToday } from '../console/today.ts'
import * as webhooks from '../console/webhooks.ts'
import type { ConsoleCall } from './console-call.ts'

/** Every call of the console. */
export const consoleCalls: readonly ConsoleCall[] = [
  signIn.showSignIn,
  signIn.signInStaff,
  signIn.verifyStaff,
  signIn.signOutStaff,
  signIn.showMe,
  secondFactor.beginStaffAuthenticator,
  secondFactor.confirmStaffAuthenticator,
  secondFactor.renewStaffRecoveryCodes,
  secondFactor.removeStaffAuthenticator,
  showToday,
  orders.findAnything,
  orders.listAllOrders,
  orders.showOrder,
  orders.revealRecipient,
  partners.searchPartners,
  partners.showPartner,
  partners.showPartnerReport,
  partners.listPartnerRequests,
  partners.showPartnerRequest,
  partners.listApprovals,
  partners.listDecisions,
  mailPartnerByHand,
  announcements.listConsoleAnnouncements,
  announcements.addAnnouncement,
  announcements.changeAnnouncement,
  announcements.withdrawAnnouncement,
  catalogue.listCouriers,
  catalogue.switchCourierOrService,
  catalogue.listAllContractPrices,
  catalogue.putContractPrice,
  catalogue.listRateCards,
  catalogue.compareRateCard,
  catalogue.withdrawRateCard,
  catalogue.listStock,
  webhooks.listFailingWebhooks,
  webhooks.replayWebhook,
  webhooks.listRefusedReports,
  staff.listStaff,
  staff.addStaff,
  staff.setStaffRole,
  staff.resetStaff,
  staff.removeStaff,
  staff.changeStaffPassword,
  keys.listOperationsKeys,
  keys.addOperationsKey,
  keys.revokeOperationsKey,
  audit.listAuditLog,
  audit.exportAuditLog,
]

import type { FieldTexts } from '../../reference/call-texts.ts'
import { accountTexts } from './account-fields.id.ts'
import { deliveryTexts } from './delivery-fields.id.ts'
import { detailTexts } from './detail-fields.id.ts'
import { headerTexts } from './header-fields.id.ts'
import { orderTexts } from './order-fields.id.ts'
import { placeTexts } from './place-fields.id.ts'
import { sentOrderTexts } from './sent-order-fields.id.ts'
import { sharedTexts } from './shared-fields.id.ts'
import { storedGoodsTexts } from './stored-goods-fields.id.ts'
import { webhookTexts } from './webhook-fields.id.ts'

/** Every description of a field in Indonesian, by the English one. */
export const fieldTexts: FieldTexts = {
  ...headerTexts,
  ...sharedTexts,
  ...accountTexts,
  ...storedGoodsTexts,
  ...deliveryTexts,
  ...placeTexts,
  ...sentOrderTexts,
  ...orderTexts,
  ...webhookTexts,
  ...detailTexts,
}

import os
import uuid

from edis_open_api_client import AuthenticatedClient
from edis_open_api_client.api.authentication import generate_token
from edis_open_api_client.api.catalogue import get_list_warehouse
from edis_open_api_client.api.orders import send_order_v2
from edis_open_api_client.client import Client
from edis_open_api_client.models import (
    GenerateTokenBody,
    GenerateTokenResponse200,
    GetListWarehouseResponse200,
    OrderItem,
    OrderStatus,
    Recipient,
    SendOrderV2Body,
    SendOrderV2Response200,
    SendOrderV2Response409,
)
from edis_open_api_client.models.payment_method import PaymentMethod
import httpx

url = os.environ["EDIS_URL"]
key = httpx.BasicAuth(os.environ["EDIS_PARTNER_ID"], os.environ["EDIS_PARTNER_KEY"])
pair = generate_token.sync(client=Client(base_url=url, httpx_args={"auth": key}), body=GenerateTokenBody())
assert isinstance(pair, GenerateTokenResponse200), pair
client = AuthenticatedClient(base_url=url, token=pair.data.token)

warehouses = get_list_warehouse.sync(client=client, limit=1)
assert isinstance(warehouses, GetListWarehouseResponse200), warehouses


def send() -> object:
    return send_order_v2.sync(
        client=client,
        idempotency_key=str(uuid.uuid4()),
        body=SendOrderV2Body(
            partner_order_id="PYTHON",
            warehouse_id=warehouses.data.items[0].warehouse_id,
            courier_code="SAMPLE-KILAT",
            service_code="REG",
            payment_method=PaymentMethod.PREPAID,
            recipient=Recipient(
                name="Siti Rahma",
                phone="081234567890",
                address="Jalan Merdeka Timur No. 10",
                district_code="31.71.01",
            ),
            items=[OrderItem(name="Kopi", qty=1, price=85_000, weight_g=300)],
        ),
    )


first = send()
assert isinstance(first, SendOrderV2Response200), first
assert first.data.status is OrderStatus.RECEIVED
second = send()
assert isinstance(second, SendOrderV2Response409), second
print(f"{second.error.value} of {second.details.order_id}")

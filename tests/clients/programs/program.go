package main

import (
	"context"
	"fmt"
	"net/http"
	"os"
)

// Of every failure, and of what is posted.
var _ = []any{Failure{}, FieldFailure{}, OrderStatus("received"), WebhookPayload{}}

func check(err error) {
	if err != nil {
		panic(err)
	}
}

func main() {
	client, err := NewClientWithResponses(os.Getenv("EDIS_URL"))
	check(err)
	ctx := context.Background()
	basic := func(_ context.Context, request *http.Request) error {
		request.SetBasicAuth(os.Getenv("EDIS_PARTNER_ID"), os.Getenv("EDIS_PARTNER_KEY"))
		return nil
	}
	pair, err := client.GenerateTokenWithResponse(ctx, &GenerateTokenParams{}, GenerateTokenJSONRequestBody{}, basic)
	check(err)
	bearer := func(_ context.Context, request *http.Request) error {
		request.Header.Set("Authorization", "Bearer "+pair.JSON200.Data.Token)
		return nil
	}
	limit := 1
	warehouses, err := client.GetListWarehouseWithResponse(ctx, &GetListWarehouseParams{Limit: &limit}, bearer)
	check(err)
	fmt.Println("warehouse", warehouses.JSON200.Data.Items[0].WarehouseId)
}

package bot_test

import (
	"bytes"
	"encoding/json"
	"net/http"
	"os"
	"testing"
)

var baseURL = "http://127.0.0.1:4400"

func init() {
	if url := os.Getenv("SANDBOX_URL"); url != "" {
		baseURL = url
	}
}

// control calls a control of the sandbox and fails the test if the sandbox refuses it.
func control(t *testing.T, name string, body any, result any) {
	t.Helper()
	sent, err := json.Marshal(body)
	if err != nil {
		t.Fatal(err)
	}
	response, err := http.Post(baseURL+"/sandbox/"+name, "application/json", bytes.NewReader(sent))
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	reply := struct {
		RetCode int             `json:"retCode"`
		RetMsg  string          `json:"retMsg"`
		Result  json.RawMessage `json:"result"`
	}{}
	if err := json.NewDecoder(response.Body).Decode(&reply); err != nil {
		t.Fatal(err)
	}
	if reply.RetCode != 0 {
		t.Fatal(reply.RetMsg)
	}
	if result != nil {
		if err := json.Unmarshal(reply.Result, result); err != nil {
			t.Fatal(err)
		}
	}
}

func TestTheClockStandsStill(t *testing.T) {
	control(t, "reset", struct{}{}, nil)
	var clock struct {
		Now int64 `json:"now"`
	}
	control(t, "clock/advance", map[string]int{"milliseconds": 3_600_000}, &clock)
	if clock.Now != 1_767_229_200_000 {
		t.Errorf("the clock shows %d", clock.Now)
	}
}

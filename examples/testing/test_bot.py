import hashlib
import hmac
import json
import os
import unittest
import urllib.error
import urllib.parse
import urllib.request

BASE_URL = os.environ.get("SANDBOX_URL", "http://127.0.0.1:4400")


def request(path, body=None, headers=None):
    data = None if body is None else json.dumps(body).encode()
    sent = urllib.request.Request(BASE_URL + path, data, {"content-type": "application/json", **(headers or {})})
    with urllib.request.urlopen(sent, timeout=10) as response:
        reply = json.load(response)
    if reply["retCode"] != 0:
        raise ValueError(reply["retMsg"])
    return reply["result"]


def control(name, body=None):
    """Calls a control of the sandbox: a GET without a body, otherwise a POST."""
    return request(f"/sandbox/{name}".rstrip("/"), body)


class Bot:
    """The program under test."""

    def __init__(self, api_key, secret, now):
        self.api_key, self.secret, self.now = api_key, secret, now

    def _signed(self, payload):
        timestamp = str(self.now())
        text = f"{timestamp}{self.api_key}5000{payload}".encode()
        signature = hmac.new(self.secret.encode(), text, hashlib.sha256).hexdigest()
        return {
            "X-BAPI-API-KEY": self.api_key,
            "X-BAPI-TIMESTAMP": timestamp,
            "X-BAPI-RECV-WINDOW": "5000",
            "X-BAPI-SIGN": signature,
        }

    def buy(self, link_id, quantity, price):
        order = {"category": "linear", "symbol": "BTCUSDT", "side": "Buy", "orderType": "Limit"}
        order |= {"qty": quantity, "price": price, "orderLinkId": link_id}
        return request("/v5/order/create", order, self._signed(json.dumps(order)))

    def order(self, link_id):
        query = urllib.parse.urlencode({"category": "linear", "symbol": "BTCUSDT", "orderLinkId": link_id})
        return request(f"/v5/order/realtime?{query}", headers=self._signed(query))["list"][0]


class BotTest(unittest.TestCase):
    def setUp(self):
        control("reset", {})
        key = control("")["trading"]["keys"]["master"]
        self.bot = Bot(key["apiKey"], key["secret"], lambda: control("clock")["now"])

    def test_an_order_fills_when_its_price_comes(self):
        control("price", {"symbol": "BTCUSDT", "price": "90000", "hold": True})
        self.bot.buy("one", "0.01", "80000")
        self.assertEqual(self.bot.order("one")["orderStatus"], "New")
        control("price", {"symbol": "BTCUSDT", "price": "79000"})
        self.assertEqual(self.bot.order("one")["orderStatus"], "Filled")

    def test_every_run_sees_the_same_prices(self):
        def prices():
            control("reset", {})
            seen = []
            for _ in range(3):
                control("clock/advance", {"milliseconds": 3_600_000})
                tickers = request("/v5/market/tickers?category=linear&symbol=BTCUSDT")
                seen.append(tickers["list"][0]["lastPrice"])
            return seen

        self.assertEqual(prices(), prices())

    def test_a_lost_response_is_looked_up_and_not_sent_again(self):
        control("fault", {"fault": "reset-after", "operation": "orderCreate", "times": 1})
        with self.assertRaises((ConnectionError, urllib.error.URLError)):
            self.bot.buy("two", "0.01", "50000")
        self.assertEqual(self.bot.order("two")["orderStatus"], "New")

    def test_a_field_that_goes_does_not_stop_the_bot(self):
        self.bot.buy("three", "0.01", "50000")
        control("fault", {"fault": "drift-remove", "operation": "orderRealtime", "place": "result.list[].cumExecFee"})
        order = self.bot.order("three")
        self.assertNotIn("cumExecFee", order)
        self.assertEqual(order["orderStatus"], "New")

    def test_a_misspelt_lever_is_refused(self):
        with self.assertRaisesRegex(ValueError, "Did you mean orderCreate"):
            control("fault", {"fault": "delay", "operation": "ordrCreate"})


if __name__ == "__main__":
    unittest.main()

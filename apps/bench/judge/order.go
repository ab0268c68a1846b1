package main

import (
	"fmt"
	"sort"
	"strings"
)

// The order workflow, written from its specification and not from the product's code: a table of operations and commands, guards, and what they change.

const (
	newOrder      = "newOrder"
	unpaid        = "orderConfirmedNotPayed"
	inProgress    = "orderConfirmedAndPayed"
	requested     = "documentsRequested"
	received      = "documentsReceived"
	completed     = "allStepsCompleted"
	accepted      = "projectWithFullyPayedOrderAccepted"
	restRequired  = "lastPaymentRequired"
	restPaid      = "lastPaymentPayed"
	restConfirmed = "lastPaymentConfirmed"
	sent          = "documentsSentAfterLastPayment"
	finished      = "projectFinished"
	cancelled     = "orderCancelled"
)

// order is one order. Things are named by what the client gave them: an item by its title, a document by its file, a transfer by its declared amount.
type order struct {
	version   int
	status    string
	price     int
	needed    int // the prepayment
	paid      int
	partner   string
	manager   bool
	required  bool // the service requires documents
	transfers map[string]int
	settled   map[string]bool
	items     map[string]item
	documents map[string]document
	steps     map[string]bool // done
	results   int
	answers   map[string]answer
}

type item struct{ paper bool }

type document struct {
	item   string
	result bool
	review string // "", accepted, rejected
}

// answer is what was answered under an idempotency key.
type answer struct {
	code    string
	version int
}

func (o order) copy() order {
	o.transfers = copied(o.transfers)
	o.settled = copied(o.settled)
	o.items = copied(o.items)
	o.documents = copied(o.documents)
	o.steps = copied(o.steps)
	o.answers = copied(o.answers)
	return o
}

func copied[K comparable, V any](from map[K]V) map[K]V {
	to := make(map[K]V, len(from)+1)
	for key, value := range from {
		to[key] = value
	}
	return to
}

// text is equal for equal orders.
func (o order) text() string {
	var all strings.Builder
	fmt.Fprintf(&all, "%d %s %d %s %t %d|", o.version, o.status, o.paid, o.partner, o.manager, o.results)
	listed(&all, o.transfers)
	listed(&all, o.settled)
	listed(&all, o.items)
	listed(&all, o.documents)
	listed(&all, o.steps)
	listed(&all, o.answers)
	return all.String()
}

func listed[V any](to *strings.Builder, from map[string]V) {
	keys := make([]string, 0, len(from))
	for key := range from {
		keys = append(keys, key)
	}
	sort.Strings(keys)
	for _, key := range keys {
		fmt.Fprintf(to, "%s=%v,", key, from[key])
	}
	to.WriteByte('|')
}

func (o order) balance() int {
	if o.status == cancelled {
		return 0
	}
	return max(0, o.price-o.paid)
}

func (o order) missing() int { return max(0, o.needed-o.paid) }

func (o order) declared() int {
	sum := 0
	for _, amount := range o.transfers {
		sum += amount
	}
	return sum
}

// has says whether the item has a file of which fits holds.
func (o order) has(title string, fits func(document) bool) bool {
	for _, one := range o.documents {
		if one.item == title && fits(one) {
			return true
		}
	}
	return false
}

func isAccepted(one document) bool  { return one.review == "accepted" }
func notRejected(one document) bool { return one.review != "rejected" }

// lacks says whether an item has neither paper nor a file of which fits holds.
func (o order) lacks(fits func(document) bool) bool {
	for title, one := range o.items {
		if !one.paper && !o.has(title, fits) {
			return true
		}
	}
	return false
}

// who is an actor by the relations of the table.
type who struct{ staff, money, client, partner, takes bool }

func (o order) who(actor string) who {
	switch actor {
	case "owner":
		return who{staff: true, money: true}
	case "head", "manager":
		return who{staff: true, money: true, takes: true}
	case "business":
		return who{staff: true, takes: true}
	case "client":
		return who{client: true}
	default:
		return who{partner: strings.HasPrefix(actor, "partner")}
	}
}

func (o order) sees(actor string) bool {
	w := o.who(actor)
	return w.staff || w.client || (w.partner && o.partner == actor)
}

// row is a line of the table: who may, in which statuses, under which guard, and what it does. Its guard answers the code of a refusal.
type row struct {
	may   func(who) bool
	in    []string
	guard func(o order, c call) string
	do    func(o *order, c call) int // how many events
}

func staff(w who) bool             { return w.staff }
func money(w who) bool             { return w.money }
func client(w who) bool            { return w.client }
func staffOrPartner(w who) bool    { return w.staff || w.partner }
func staffOrClient(w who) bool     { return w.staff || w.client }
func whoeverSees(w who) bool       { return w.staff || w.client || w.partner }
func unguarded(order, call) string { return "" }

func unless(holds bool, code string) string {
	if holds {
		return ""
	}
	return code
}

func to(status string) func(*order, call) int {
	return func(o *order, _ call) int {
		o.status = status
		return 1
	}
}

func within(amount, least, most int) string {
	return unless(amount >= least && amount <= most, "amountOutOfRange")
}

var everywhere = []string{newOrder, unpaid, inProgress, requested, received, completed, accepted, restRequired, restPaid, restConfirmed, sent, finished, cancelled}
var unfinished = everywhere[:11]
var atWork = []string{inProgress, requested, received}
var upToDocuments = []string{newOrder, unpaid, inProgress, requested, received}
var payable = []string{newOrder, unpaid, inProgress, requested, received, completed, restRequired, restPaid}
var resultPlaces = []string{inProgress, requested, received, completed, restRequired, restPaid, restConfirmed, accepted, sent}

var operations = map[string]row{
	"managerConfirmedNotPayedOrder": {staff, []string{newOrder}, func(o order, _ call) string { return unless(o.missing() > 0, "prepaymentAlreadyPaid") }, to(unpaid)},
	"managerConfirmedPayedOrder":    {staff, []string{newOrder}, func(o order, _ call) string { return unless(o.missing() == 0, "prepaymentMissing") }, to(inProgress)},
	"orderPayedAfterManagerConfirmed": {client, []string{unpaid}, func(o order, _ call) string {
		return unless(o.missing() == 0, "prepaymentMissing")
	}, to(inProgress)},
	"orderPayedWithCashAfterManagerConfirmed": {money, []string{unpaid}, func(o order, c call) string {
		return within(c.Amount, max(1, o.missing()), o.balance())
	}, func(o *order, c call) int {
		o.paid += c.Amount
		o.status = inProgress
		return 2
	}},
	"requestDocuments": {staffOrPartner, atWork, func(_ order, c call) string { return unless(c.Item != "", "nothingRequested") }, func(o *order, c call) int {
		o.items[c.Item] = item{}
		o.status = requested
		return 1
	}},
	"receiveDocuments": {staffOrClient, []string{requested}, func(o order, c call) string {
		for _, title := range c.Items {
			o.items[title] = item{paper: true}
		}
		return unless(!o.lacks(notRejected), "documentsMissing")
	}, func(o *order, c call) int {
		for _, title := range c.Items {
			o.items[title] = item{paper: true}
		}
		o.status = received
		return 1
	}},
	"completeAllOrderSteps": {staffOrPartner, []string{received, inProgress}, func(o order, _ call) string {
		for _, done := range o.steps {
			if !done {
				return "stepsOpen"
			}
		}
		return unless(!o.lacks(isAccepted) && !(o.status == inProgress && o.required), "documentsMissing")
	}, to(completed)},
	"acceptWorkWithFullyPayedOrder": {staff, []string{completed}, func(o order, _ call) string { return unless(o.balance() == 0, "balanceDue") }, to(accepted)},
	"acceptedProjectRequireLastPay": {staff, []string{completed}, func(o order, _ call) string { return unless(o.balance() > 0, "nothingDue") }, to(restRequired)},
	"notAcceptPartnerWork": {staff, []string{completed}, func(o order, c call) string {
		return unless(c.Step != "", "nothingReopened")
	}, func(o *order, c call) int {
		o.steps[c.Step] = false
		o.status = received
		return 2
	}},
	"clientPayedLastPayment": {client, []string{restRequired}, func(o order, _ call) string { return unless(o.declared() >= o.balance(), "balanceDue") }, to(restPaid)},
	"managerConfirmedLastPayment": {money, []string{restPaid}, func(o order, c call) string {
		if c.Reject {
			return unless(o.balance() > 0, "nothingDue")
		}
		return unless(o.paid+o.declared() >= o.price, "balanceDue")
	}, func(o *order, c call) int {
		events := 1 + len(o.transfers)
		for name, amount := range o.transfers {
			if !c.Reject {
				o.paid += amount
			}
			delete(o.transfers, name)
			o.settled[name] = true
		}
		o.status = restConfirmed
		if c.Reject {
			o.status = restRequired
		}
		return events
	}},
	"sendPayedProjectDocuments": {staffOrPartner, []string{restConfirmed, accepted}, func(o order, _ call) string { return unless(o.results > 0, "resultMissing") }, to(sent)},
	"managerFinishedProject":    {staff, []string{sent, accepted}, unguarded, to(finished)},
	"cancelOrder": {staffOrClient, []string{newOrder, unpaid, inProgress, requested, received, completed, restRequired}, func(o order, c call) string {
		if !o.who(c.Actor).client {
			return ""
		}
		if o.status != newOrder && o.status != unpaid {
			return "forbiddenForRole"
		}
		return unless(o.paid == 0 && len(o.transfers) == 0, "alreadyPaid")
	}, to(cancelled)},
}

var commands = map[string]row{
	"appointPartner": {staff, upToDocuments, func(o order, c call) string { return unless(o.partner != c.Partner, "alreadyAssigned") }, func(o *order, c call) int {
		o.partner = c.Partner
		return 1
	}},
	"completeStep": {staffOrPartner, atWork, func(o order, c call) string { return unless(!o.steps[c.Step], "stepAlreadyCompleted") }, func(o *order, c call) int {
		o.steps[c.Step] = true
		return 1
	}},
	"reopenStep": {staffOrPartner, atWork, func(o order, c call) string { return unless(o.steps[c.Step], "stepNotCompleted") }, func(o *order, c call) int {
		o.steps[c.Step] = false
		return 1
	}},
	"attachDocument": {whoeverSees, upToDocuments, func(o order, c call) string {
		if _, known := o.items[c.Item]; c.Item != "" && !known {
			return "itemUnknown"
		}
		return unless(c.Item == "" || !o.has(c.Item, isAccepted), "documentAccepted")
	}, func(o *order, c call) int {
		o.documents[c.File] = document{item: c.Item}
		return 1
	}},
	"attachResult": {staffOrPartner, resultPlaces, unguarded, func(o *order, c call) int {
		o.documents[c.File] = document{result: true}
		o.results++
		return 1
	}},
	"acceptDocument": {staffOrPartner, []string{requested, received}, reviewable("accepted"), review("accepted")},
	"rejectDocument": {staffOrPartner, []string{requested, received}, reviewable("rejected"), review("rejected")},
	"declareTransfer": {client, payable, func(o order, c call) string {
		if o.balance() == 0 {
			return "nothingDue"
		}
		return within(c.Amount, 1, o.balance()-o.declared())
	}, func(o *order, c call) int {
		o.transfers[c.Transfer] = c.Amount
		return 1
	}},
	"confirmTransfer": {money, everywhere, openTransfer, func(o *order, c call) int {
		delete(o.transfers, c.Transfer)
		o.settled[c.Transfer] = true
		o.paid += c.Amount
		return 1
	}},
	"rejectTransfer": {money, everywhere, openTransfer, func(o *order, c call) int {
		delete(o.transfers, c.Transfer)
		o.settled[c.Transfer] = true
		return 1
	}},
	"recordOfflinePayment": {money, unfinished, func(o order, c call) string {
		if o.balance() == 0 {
			return "nothingDue"
		}
		return within(c.Amount, 1, o.balance())
	}, func(o *order, c call) int {
		o.paid += c.Amount
		return 1
	}},
}

func openTransfer(o order, c call) string {
	if _, open := o.transfers[c.Transfer]; open {
		return ""
	}
	return unless(!o.settled[c.Transfer], "paymentAlreadySettled") + unless(o.settled[c.Transfer], "paymentUnknown")
}

func reviewable(as string) func(order, call) string {
	return func(o order, c call) string {
		one, known := o.documents[c.File]
		if !known || one.item == "" {
			return "documentUnknown"
		}
		return unless(one.review != as, "documentAlreadyReviewed")
	}
}

func review(as string) func(*order, call) int {
	return func(o *order, c call) int {
		one := o.documents[c.File]
		one.review = as
		o.documents[c.File] = one
		return 1
	}
}

// moneyCame are the commands that an operation may follow in the name of the payment; moneyLeft those that may leave the balance uncovered.
var moneyCame = map[string]bool{"recordOfflinePayment": true, "confirmTransfer": true, "declareTransfer": true}
var moneyLeft = map[string]bool{"rejectTransfer": true, "confirmTransfer": true}

// follow adds what follows a command in the same transaction, and counts its events.
func (o *order) follow(name string) int {
	switch {
	case moneyCame[name] && o.status == unpaid && o.missing() == 0:
		o.status = inProgress
	case moneyCame[name] && o.status == restRequired && o.declared() >= o.balance():
		o.status = restPaid
	case moneyLeft[name] && o.status == restPaid && o.balance() > o.declared():
		o.status = restRequired
	default:
		return 0
	}
	return 1
}

// decide answers the order after a call, and the code of its refusal: "" if it was accepted.
func (o order) decide(c call) (order, string) {
	if !o.sees(c.Actor) {
		return o, "notFound"
	}
	known, isOperation := operations[c.Name]
	if !isOperation {
		known = commands[c.Name]
	}
	actor := o.who(c.Actor)
	may := known.may != nil && known.may(actor)
	// Documents and results are attached by one command: who has it is told of the version before they are told what they may not attach.
	if !may && !(c.Name == "attachResult" && commands["attachDocument"].may(actor)) {
		return o, "forbiddenForRole"
	}
	if c.IfMatch != 0 && c.IfMatch != o.version {
		return o, "staleVersion"
	}
	if !may {
		return o, "forbiddenForRole"
	}
	if !contains(known.in, o.status) {
		return o, "operationNotPermittedInStatus"
	}
	next := o.copy()
	if code := known.guard(next.copy(), c); code != "" {
		return o, code
	}
	events := known.do(&next, c)
	// Nobody is assigned to an order that has ended.
	if isOperation && actor.takes && !next.manager && contains(unfinished, next.status) {
		next.manager = true
		events++
	}
	events += next.follow(c.Name)
	next.version += events
	return next, ""
}

func contains(all []string, one string) bool {
	for _, each := range all {
		if each == one {
			return true
		}
	}
	return false
}
